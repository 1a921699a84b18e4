import { assign, sendTo, setup } from 'xstate';
import type { DeletionReason } from '#domain/account/deletion-reasons.ts';
import type { DeletionBlocker, DeletionPhase } from '#domain/account/deletion.ts';
import type { Failure } from '#domain/failure.ts';
import type { Location } from '#domain/pages.ts';
import type { Overpayment } from '#domain/payments/overpayment.ts';
import type { MoneyIntent, MoneyRequest } from '#domain/money.ts';
import type { DeletionRecord } from '#domain/loans/records.ts';
import { type CodeReason, parseSmsCode } from '#domain/account/sms-code.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyEvent, MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';
import { outcomeIs } from '#machines/shared/outcome.ts';
import { port } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import type { AccountDeletionPorts } from './ports.ts';
import { explained } from './refusal.ts';

export type AccountDeletionOutcome =
  | { type: 'left' | 'deleted' }
  | { type: 'opens'; location: Location };

export type AccountDeletionInput = {
  userKey: string;
  /** The mobile `+639…` receives the codes, and identifies the account in the reconciliation. */
  mobile: string;
  record: DeletionRecord | null;
  intent: MoneyIntent<'deleteAccount'> | null;
};

type Phase = Exclude<DeletionPhase, 'ENDING'>;

export type AccountDeletionContext = Omit<AccountDeletionInput, 'record'> & {
  phase: Phase;
  blockers: readonly DeletionBlocker[] | null;
  overpaid: Overpayment | null;
  reason: DeletionReason | null;
  reasonMissing: boolean;
  note: string;
  code: string;
  codeReason: CodeReason | null;
  /** Why the last attempt deleted no account; a refused code is in `codeReason` instead. */
  problem: MoneyProblem | null;
  failure: Failure | null;
  outcome: AccountDeletionOutcome | null;
};

export type AccountDeletionEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'rules.accepted' }
  | { type: 'reason.chosen'; reason: DeletionReason }
  | { type: 'note.changed'; note: string }
  | { type: 'form.submitted' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.requested' }
  | { type: 'code.submitted' }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' }
  | { type: 'page.opened'; location: Location }
  | { type: 'check.requested' };

type Context = AccountDeletionContext;
type Blockers = {
  output: { blockers: readonly DeletionBlocker[]; overpaid?: Overpayment | null | undefined };
};

/** Throws without a reason or a complete code. */
export function requestIn({ mobile, reason, note, code }: Context): MoneyRequest<'deleteAccount'> {
  const checked = parseSmsCode(code);
  if (reason === null || !checked.ok) throw new Error('the deletion is incomplete');
  return { kind: 'deleteAccount', mobile, reason, note: note.trim(), smsCode: checked.value };
}

export const accountDeletionSetup = setup({
  types: {
    context: {} as AccountDeletionContext,
    children: {} as { moneyAction: 'moneyAction'; smsCode: 'smsCode' },
    events: {} as AccountDeletionEvent,
    input: {} as AccountDeletionInput,
    output: {} as AccountDeletionOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    moneyAction: moneyActionMachine,
    smsCode: smsCodeMachine,
    deletionBlockers: port<AccountDeletionPorts['deletionBlockers']>('deletionBlockers'),
  },
  actions: {
    keepBlockers: assign((_, { output: { blockers, overpaid = null } }: Blockers) => ({
      blockers,
      overpaid,
      failure: null,
    })),
    keepFailure: assign(failureFrom),
    clearFailure: assign({ failure: null }),
    enterPhase: assign((_, { phase }: { phase: Phase }) => ({ phase })),
    clearProblem: assign({ problem: null }),
    keepReason: assign((_, { reason }: { reason: DeletionReason }) => ({
      reason,
      reasonMissing: false,
    })),
    keepNote: assign((_, { note }: { note: string }) => ({ note })),
    explainReason: assign({ reasonMissing: true }),
    keepCode: assign((_, { code }: { code: string }) => ({
      code,
      codeReason: null,
      problem: null,
    })),
    clearCodeReason: assign({ codeReason: null }),
    explainCode: assign(({ context }) => {
      const checked = parseSmsCode(context.code);
      return { codeReason: checked.ok ? null : checked.reason };
    }),
    orderCode: sendTo('smsCode', ({ context: { mobile } }) => ({ type: 'code.ordered', mobile })),
    explain: assign(({ context }, problem: MoneyProblem) => {
      const { codeReason = null, ...update } = explained(problem);
      return { ...update, codeReason, code: codeReason === null ? context.code : '' };
    }),
    forgetIntent: assign({ intent: null }),
    tellMoney: sendTo('moneyAction', (_, event: MoneyEvent) => event),
    setOutcome: assign((_, outcome: AccountDeletionOutcome) => ({ outcome })),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    isBlocked: ({ context }) => context.blockers === null || context.blockers.length > 0,
    nothingBlocks: ({ context }) => context.blockers?.length === 0,
    blockersFound: (_, { output: { blockers } }: Blockers) => blockers.length > 0,
    phaseIs: ({ context }, { phase }: { phase: Phase }) => context.phase === phase,
    reasonChosen: ({ context }) => context.reason !== null,
    codeComplete: ({ context }) => parseSmsCode(context.code).ok,
    accountDeleted: outcomeIs<MoneyOutcome>('done'),
  },
});
