import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import { parseMobile } from '#domain/mobile.ts';
import type { Credentials } from '#domain/user.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { port } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import {
  checkedMobile,
  type LoginEntries,
  type LoginField,
  type LoginMethod,
  type LoginReasons,
  mobileOf,
  proofOf,
  reasonsOf,
} from './entries.ts';
import type { LoginPorts } from './ports.ts';
import type { LoginRecord } from '#domain/records.ts';

type Context = {
  method: LoginMethod;
  entries: LoginEntries;
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
  | { type: 'login.submitted' };

/** Login (S1, S5): mobile and SMS code, or username and password. */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    children: {} as { smsCode: 'smsCode' },
    events: {} as LoginEvent,
    input: {} as { record: LoginRecord | null },
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
    keepMethod: assign((_, { method }: { method: LoginMethod }) => ({
      method,
      reasons: {},
      failure: null,
    })),
    keepEntry: assign(({ context }, { field, value }: { field: LoginField; value: string }) => ({
      entries: { ...context.entries, [field]: value },
      reasons: { ...context.reasons, [field]: undefined },
      failure: null,
    })),
    revealPassword: assign((_, { revealed }: { revealed: boolean }) => ({
      passwordRevealed: revealed,
    })),
    explainMobile: assign(({ context }) => {
      const mobile = parseMobile(context.entries.mobile);
      return { reasons: mobile.ok ? {} : { mobile: mobile.reason }, failure: null };
    }),
    explainUnknownMobile: assign({ reasons: { mobile: 'unknown' } as const }),
    explainEntries: assign(({ context }) => ({
      reasons: reasonsOf(context.method, context.entries),
      failure: null,
    })),
    orderCode: sendTo('smsCode', ({ context }) => ({
      type: 'code.ordered',
      mobile: checkedMobile(context.entries),
    })),
    keepFailure: assign(failureFrom),
    clearProblems: assign({ reasons: {}, failure: null }),
    keepCredentials: assign((_, params: { credentials: Credentials }) => ({
      credentials: params.credentials,
    })),
  },
  guards: {
    mobileValid: ({ context }) => mobileOf(context.entries) !== undefined,
    entriesValid: ({ context }) =>
      Object.keys(reasonsOf(context.method, context.entries)).length === 0,
    mobileKnown: (_, { output }: { output: { exists: boolean } }) => output.exists,
  },
}).createMachine({
  id: 'login',
  description: 'A borrower shows who they are.',
  context: ({ input: { record } }) => ({
    method: record?.method ?? 'sms',
    entries: {
      mobile: record?.mobile ?? '',
      code: '',
      username: record?.username ?? '',
      password: '',
    },
    passwordRevealed: false,
    reasons: {},
    failure: null,
    credentials: null,
  }),
  meta: { page: 'login' },
  invoke: { id: 'smsCode', src: 'smsCode', onError: { target: '.entering' } },
  on: {
    'entry.changed': {
      actions: { type: 'keepEntry', params: ({ event }) => event },
    },
  },
  initial: 'entering',
  states: {
    entering: {
      description: 'The person fills in the form.',
      meta: { label: 'Filling in the form' },
      on: {
        'method.chosen': {
          actions: { type: 'keepMethod', params: ({ event }) => event },
        },
        'password.revealed': {
          actions: { type: 'revealPassword', params: ({ event }) => event },
        },
        'code.requested': [
          { guard: 'mobileValid', target: 'checkingMobile', actions: 'clearProblems' },
          { actions: 'explainMobile' },
        ],
        'login.submitted': [
          { guard: 'entriesValid', target: 'loggingIn', actions: 'clearProblems' },
          { actions: 'explainEntries' },
        ],
      },
    },
    checkingMobile: {
      description: 'A code goes only to a mobile that we know. Typing on gives the check up.',
      meta: { label: 'Checking the mobile' },
      tags: 'busy',
      on: {
        'entry.changed': {
          target: 'entering',
          actions: { type: 'keepEntry', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'mobileExists',
        src: 'mobileExists',
        input: ({ context }) => ({ mobile: checkedMobile(context.entries) }),
        onDone: [
          {
            guard: { type: 'mobileKnown', params: ({ event }) => event },
            target: 'entering',
            actions: 'orderCode',
          },
          { target: 'entering', actions: 'explainUnknownMobile' },
        ],
        onError: {
          target: 'entering',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    loggingIn: {
      description: 'The server checks the code or the password.',
      meta: { label: 'Logging in' },
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => proofOf(context.method, context.entries),
        onDone: {
          target: 'loggedIn',
          actions: {
            type: 'keepCredentials',
            params: ({ event }) => ({ credentials: event.output }),
          },
        },
        onError: {
          target: 'entering',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    loggedIn: {
      type: 'final',
      description: 'The borrower is known.',
      meta: { label: 'Logged in' },
    },
  },
  output: ({ context }) => requireOutcome(context.credentials),
});
