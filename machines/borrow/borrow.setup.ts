import { assign, type InputFrom, sendTo, setup } from 'xstate';
import type { AgreementDocument } from '#domain/loans/agreement.ts';
import { type ClosedBorrowing, needsRenewal, remedyOf } from '#domain/loans/closed-borrowing.ts';
import { assumedCodes } from '#domain/codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { PageId, Location } from '#domain/pages.ts';
import { closedOf, type LoanChoice, sameTerms } from '#domain/loans/quota.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';
import {
  creditCheckMachine,
  type CreditVerdict,
} from '#machines/credit-check/credit-check.machine.ts';
import {
  type LoanRoute,
  loanStatusRoutingMachine,
} from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyEvent, MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { type MoneyProblem, textProblem } from '#machines/shared/money-problem.ts';
import { outcomeAs, outcomeIs } from '#machines/shared/outcome.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import {
  choiceOf,
  type Draft,
  firstDraft,
  isOffered,
  offeredDraft,
  resumedDraft,
} from './choice.ts';
import type { AgreedTerms, BorrowPorts, Limit, Quote } from './ports.ts';

export type BorrowOutcome =
  | { type: 'left' }
  | { type: 'applied'; loanOrderId: string }
  | { type: 'opens'; location: Location }
  /** The credit order is under review again or was rejected. */
  | { type: 'review' }
  | { type: 'home' };

export type BorrowInput = {
  userKey: string;
  page: PageId;
  record: BorrowRecord | null;
  intent: MoneyIntent | null;
};

export type ConfirmProblem =
  | { type: 'readFirst' | 'tickFirst' | 'creditExpired' }
  | { type: 'choiceGone' | 'termsChanged' | 'textChanged' }
  | { type: 'failed'; failure: Failure }
  | MoneyProblem;

export type BorrowContext = BorrowInput & {
  limit: Timed<Limit> | null;
  draft: Draft;
  /** The current step; at first the result of `firstStep`. */
  resumeAt: BorrowRecord['step'];
  offer: Quote | null;
  agreement: AgreementDocument | null;
  agreementRead: boolean;
  ticked: boolean;
  /** The loan order whose page the borrower opens. */
  loanOrderId: string | null;
  /** The credit order that the check found expired or at risk; it may be newer than the offer's. */
  expiredCreditOrderId: string | null;
  problem: ConfirmProblem | null;
  failure: Failure | null;
  outcome: BorrowOutcome | null;
};

export type BorrowEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'borrow.started' }
  | { type: 'application.opened'; loanOrderId: string }
  | { type: 'credit.applied' }
  | { type: 'amount.changed'; text: string }
  | { type: 'term.chosen'; term: number }
  | { type: 'coupon.toggled'; couponId: string }
  | { type: 'choice.confirmed' }
  | { type: 'agreement.opened' }
  | { type: 'agreement.ticked'; ticked: boolean }
  | { type: 'loan.confirmed' }
  | { type: 'check.requested' };

const draftChoice = ({ limit, draft }: BorrowContext): LoanChoice | undefined =>
  limit ? choiceOf(draft, limit.quota) : undefined;

export const offeredChoice = ({ offer }: BorrowContext): LoanChoice =>
  required(offer, 'offer').choice;

export const typedChoice = (context: BorrowContext): LoanChoice =>
  required(draftChoice(context), 'possible choice');

export const agreedTo = ({ agreement }: BorrowContext): { version: string; hash: string } => {
  const { version, hash } = required(agreement, 'agreement');
  return { version, hash };
};

const sameChoice = (a: LoanChoice, b: LoanChoice) =>
  a.loanAmount === b.loanAmount &&
  a.term === b.term &&
  a.couponIds.length === b.couponIds.length &&
  a.couponIds.every((id) => b.couponIds.includes(id));

const changedCodes: readonly number[] = [
  assumedCodes.offerChanged,
  assumedCodes.amountNotOffered,
  assumedCodes.couponNotUsable,
];

/** Codes of a lender that lends nothing now; the reloaded limit contains the reason. */
const closedCodes: readonly number[] = [
  assumedCodes.creditNotUsable,
  assumedCodes.loanPending,
  assumedCodes.loanOverdue,
];

const refusedWith = (codes: readonly number[], outcome: MoneyOutcome) =>
  outcome.type === 'refused' &&
  outcome.failure.kind === 'business' &&
  codes.includes(outcome.failure.code);

const closedIn = ({ limit }: BorrowContext): ClosedBorrowing | null =>
  limit && closedOf(limit.quota);

/**
 * Routes as from a list. For the loan that closes the limit, `remedyOf` decides between the routing
 * from a list and from a details page (S4).
 */
export function applicationRouting(
  context: BorrowContext,
): InputFrom<typeof loanStatusRoutingMachine> {
  const loanOrderId = required(context.loanOrderId, 'application to open');
  const closed = closedIn(context);
  const remedy = closed && remedyOf(closed);
  const from = remedy?.type === 'loan' && remedy.loanOrderId === loanOrderId ? remedy.from : 'list';
  return { loanOrderId, from };
}

export const explainCheck = {
  type: 'explain',
  params: ({ event }: { event: { output: CreditVerdict } }) => ({
    type: 'failed' as const,
    failure: outcomeAs(event.output, 'failed').failure,
  }),
} as const;

const noAgreement = { agreement: null, agreementRead: false, ticked: false } as const;

export const borrowSetup = setup({
  types: {
    context: {} as BorrowContext,
    children: {} as { moneyAction: 'moneyAction' },
    events: {} as BorrowEvent,
    input: {} as BorrowInput,
    output: {} as BorrowOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    creditCheck: creditCheckMachine,
    loanStatusRouting: loanStatusRoutingMachine,
    moneyAction: moneyActionMachine,
    loadLimit: port<BorrowPorts['loadLimit']>('loadLimit'),
    priceLoan: port<BorrowPorts['priceLoan']>('priceLoan'),
    previewAgreement: port<BorrowPorts['previewAgreement']>('previewAgreement'),
    reportExpiredCredit: port<BorrowPorts['reportExpiredCredit']>('reportExpiredCredit'),
  },
  actions: {
    keepLimit: assign(({ context }, { output }: { output: Timed<Limit> }) => ({
      limit: output,
      failure: null,
      ...choiceIn(context, output),
    })),
    /** Lets the native app explain a first loan, once (L1); provided by the app. */
    showFirstGuide: () => {},
    keepFailure: assign(failureFrom),
    keepChildFailure: assign((_, { output }: { output: LoanRoute }) => ({
      failure: outcomeAs(output, 'failed').failure,
    })),
    clearFailure: assign({ failure: null }),
    changeAmount: assign(({ context }, { text }: { text: string }) => ({
      draft: { ...context.draft, amountText: text },
      failure: null,
    })),
    chooseTerm: assign(({ context }, { term }: { term: number }) => ({
      draft: { ...context.draft, term },
      failure: null,
    })),
    toggleCoupon: assign(({ context: { draft } }, { couponId }: { couponId: string }) => ({
      draft: {
        ...draft,
        couponIds: draft.couponIds.includes(couponId)
          ? draft.couponIds.filter((id) => id !== couponId)
          : [...draft.couponIds, couponId],
      },
      failure: null,
    })),
    keepOffer: assign((_, { output }: { output: Quote }) => ({ offer: output, failure: null })),
    dropOffer: assign({ offer: null, ...noAgreement }),
    arriveAtStep: assign((_, { step }: { step: BorrowRecord['step'] }) => ({ resumeAt: step })),
    dropAgreement: assign(noAgreement),
    /** Another text, also one in another language, must be read and ticked again. */
    keepTerms: assign(({ context }, { output }: { output: AgreedTerms }) => ({
      failure: null,
      ...(context.agreement?.hash !== output.agreement.hash && {
        ...noAgreement,
        problem: textProblem(context),
      }),
      ...output,
    })),
    markRead: assign({ agreementRead: true, problem: null }),
    tick: assign((_, { ticked }: { ticked: boolean }) => ({ ticked, problem: null })),
    explain: assign((_, problem: ConfirmProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    keepApplication: assign((_, { loanOrderId }: { loanOrderId: string }) => ({ loanOrderId })),
    keepExpiredCredit: assign((_, { output }: { output: CreditVerdict }) => ({
      expiredCreditOrderId: outcomeAs(output, 'expiredOrRisk').creditOrderId,
    })),
    tellMoney: sendTo('moneyAction', (_, event: MoneyEvent) => event),
    forgetIntent: assign({ intent: null }),
    setOutcome: assign((_, outcome: BorrowOutcome) => ({ outcome })),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    borrowingClosed: ({ context }) => closedIn(context) !== null,
    renewalNeeded: ({ context }) => needsRenewal(closedIn(context)),
    appOpened: (_, { output }: { output: { opened: boolean } }) => output.opened,
    closedMeanwhile: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'business' && closedCodes.includes(failure.code);
    },
    resumesAtConfirm: ({ context }) =>
      context.resumeAt === 'confirm' && draftChoice(context) !== undefined,
    resumesAtQuota: ({ context }) => context.resumeAt !== 'limit',
    choiceValid: ({ context }) => draftChoice(context) !== undefined,
    termsKnown: ({ context }) => context.offer !== null && context.agreement !== null,
    termsDiffer: ({ context }, { output }: { output: AgreedTerms }) =>
      context.offer !== null && !sameTerms(context.offer, output.offer),
    offerIsForChoice: ({ context }) => {
      const choice = draftChoice(context);
      return (
        choice !== undefined && context.offer !== null && sameChoice(choice, context.offer.choice)
      );
    },
    agreementRead: ({ context }) => context.agreementRead,
    agreementTicked: ({ context }) => context.ticked,
    leadsToQuota: leadsTo('quota'),
    leadsToConfirm: leadsTo('confirm'),
    leadsToAgreement: leadsTo('agreement'),
    /** The check accepted a newer credit order than the offer's (expiry check, code 2). */
    creditReplaced: ({ context }, { output }: { output: CreditVerdict }) =>
      output.type === 'passed' && output.creditOrderId !== offeredChoice(context).creditOrderId,
    checkPassed: outcomeIs<CreditVerdict>('passed'),
    checkLeadsToReview: outcomeIs<CreditVerdict>('review'),
    checkFailed: outcomeIs<CreditVerdict>('failed'),
    creditExpiredOrAtRisk: outcomeIs<CreditVerdict>('expiredOrRisk'),
    nothingToCheck: outcomeIs<CreditVerdict>('home'),
    pageOpens: outcomeIs<LoanRoute>('opens'),
    nothingOpens: outcomeIs<LoanRoute>('stays'),
    applicationTaken: outcomeIs<MoneyOutcome>('done'),
    termsChanged: (_, { output }: { output: MoneyOutcome }) => refusedWith(changedCodes, output),
    refusedAsClosed: (_, { output }: { output: MoneyOutcome }) => refusedWith(closedCodes, output),
  },
  delays: {
    /** Debounce before a price is requested, in milliseconds. */
    settle: 400,
  },
});

/**
 * The chosen draft without the terms and coupons that the limit does not offer. After the limit
 * page, a lost choice resumes at the amount page, with a problem.
 */
function choiceIn(context: BorrowContext, limit: Limit) {
  const { record, resumeAt, problem } = context;
  const { quota } = limit;
  const start = record ? resumedDraft(record, quota) : firstDraft(quota);
  const chosen = context.limit ? context.draft : start;
  const draft = offeredDraft(chosen, limit);
  if (resumeAt === 'limit' || closedOf(quota) || isOffered(chosen, limit)) return { draft };
  return {
    draft,
    resumeAt: 'quota' as const,
    problem: problem ?? { type: 'choiceGone' as const },
  };
}

export function firstStep({ page, record }: BorrowInput): BorrowRecord['step'] {
  if (page === 'confirm') return record?.step === 'confirm' ? 'confirm' : 'limit';
  return page === 'quota' ? 'quota' : 'limit';
}
