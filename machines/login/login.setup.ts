import { assign, sendTo, setup } from 'xstate';
import { type Failure, failureOf, type SessionLoss } from '#domain/failure.ts';
import type { LoginRecord } from '#domain/loans/records.ts';
import type { Credentials } from '#domain/account/user.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import {
  codeReasons,
  type LoginEntries,
  type LoginField,
  type LoginMethod,
  loginFields,
  type LoginReasons,
  mobileOf,
  mobileReasons,
  passwordReasons,
  refusedReasons,
} from './entries.ts';
import type { LoginPorts } from './ports.ts';

export type LoginInput = {
  record: LoginRecord | null;
  loss: SessionLoss | null;
};

type Context = {
  loss: SessionLoss | null;
  remembered: LoginMethod;
  entries: LoginEntries;
  checked: LoginEntries | null;
  /** The last mobile that the server accepted, which receives the code, `+639…`; null before. */
  mobile: string | null;
  passwordRevealed: boolean;
  reasons: LoginReasons;
  failure: Failure | null;
  credentials: Credentials | null;
};

export type LoginEvent =
  | { type: 'method.chosen'; method: LoginMethod }
  | { type: 'entry.changed'; field: LoginField; value: string }
  | { type: 'password.revealed'; revealed: boolean }
  | { type: 'code.requested' }
  | { type: 'mobile.reopened' }
  | { type: 'login.submitted' };

export const knownMobile = ({ mobile }: Pick<Context, 'mobile'>): string =>
  required(mobile, 'mobile that the server knows');

/** The typed mobile, `+639…`; throws if it is invalid. */
export const typedMobile = ({ entries }: Pick<Context, 'entries'>): string =>
  required(mobileOf(entries), 'valid mobile');

export const changedSinceCheck = ({
  entries,
  checked,
}: Pick<Context, 'entries' | 'checked'>): boolean =>
  checked !== null && loginFields.some((field) => entries[field] !== checked[field]);

type Refused = { error: unknown; field: 'code' | 'password' };

export const loginSetup = setup({
  types: {
    context: {} as Context,
    children: {} as { smsCode: 'smsCode' },
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as Credentials,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    smsCode: smsCodeMachine,
    mobileExists: port<LoginPorts['mobileExists']>('mobileExists'),
    login: port<LoginPorts['login']>('login'),
  },
  actions: {
    keepEntry: assign(({ context }, { field, value }: { field: LoginField; value: string }) => ({
      entries: { ...context.entries, [field]: value },
      reasons: { ...context.reasons, [field]: undefined },
      failure: null,
    })),
    revealPassword: assign((_, { revealed }: { revealed: boolean }) => ({
      passwordRevealed: revealed,
    })),
    explainMobile: assign(({ context }) => ({
      reasons: mobileReasons(context.entries),
      failure: null,
    })),
    explainUnknownMobile: assign({ reasons: { mobile: 'unknown' } as const }),
    explainCode: assign(({ context }) => ({
      reasons: codeReasons(context.entries),
      failure: null,
    })),
    explainPassword: assign(({ context }) => ({
      reasons: passwordReasons(context.entries),
      failure: null,
    })),
    explainRefusal: assign((_, { error }: { error: unknown }) => ({
      reasons: refusedReasons(failureOf(error)),
    })),
    /** A typed code is valid only for its mobile, so another mobile clears the code. */
    keepMobile: assign(({ context: { mobile: before, entries } }) => {
      const mobile = typedMobile({ entries });
      return { mobile, entries: mobile === before ? entries : { ...entries, code: '' } };
    }),
    keepChecked: assign(({ context: { entries } }) => ({ checked: entries })),
    clearCode: assign(({ context }) => ({ entries: { ...context.entries, code: '' } })),
    orderCode: sendTo('smsCode', ({ context }) => ({
      type: 'code.ordered',
      mobile: knownMobile(context),
    })),
    keepFailure: assign(failureFrom),
    clearProblems: assign({ reasons: {}, failure: null }),
    keepCredentials: assign((_, { output }: { output: Credentials }) => ({ credentials: output })),
    /** Tracks the event `login_fail`; provided by the app. */
    trackLoginFail: () => {},
  },
  guards: {
    methodIs: (_, { chosen, method }: { chosen: LoginMethod; method: LoginMethod }) =>
      chosen === method,
    passwordRemembered: ({ context }) => context.remembered === 'password',
    mobileValid: ({ context }) => mobileOf(context.entries) !== undefined,
    codeComplete: ({ context }) => codeReasons(context.entries).code === undefined,
    passwordComplete: ({ context }) => Object.keys(passwordReasons(context.entries)).length === 0,
    mobileKnown: (_, { output }: { output: { exists: boolean } }) => output.exists,
    fieldRefused: (_, { error, field }: Refused) =>
      refusedReasons(failureOf(error))[field] !== undefined,
    entriesRefused: ({ context }, { error, field }: Refused) =>
      refusedReasons(failureOf(error))[field] !== undefined && !changedSinceCheck(context),
    /** Used after the guards for refused fields, so that only other refusals remain. */
    loginRefused: (_, { error }: { error: unknown }) => failureOf(error).kind === 'business',
  },
});
