import { assign, sendTo, setup } from 'xstate';
import type { AgreementDocument } from '#domain/agreement.ts';
import { assumedCodes } from '#domain/codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { Location, PageId } from '#domain/pages.ts';
import type { LoanChoice } from '#domain/quota.ts';
import type { BorrowRecord } from '#domain/records.ts';
import {
  creditCheckMachine,
  type CreditVerdict,
} from '#machines/credit-check/credit-check.machine.ts';
import {
  type LoanRoute,
  loanStatusRoutingMachine,
} from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import {
  type MoneyEvent,
  type MoneyOutcome,
  receiptOf,
} from '#machines/money-action/money-action.setup.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { outcomeIs } from '#machines/shared/outcome.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import { choiceOf, type Draft, firstDraft, resumedDraft } from './choice.ts';
import type { BorrowPorts, Limit, Quote } from './ports.ts';

/** How borrowing ended. */
export type BorrowOutcome =
  | { type: 'left' }
  | { type: 'applied'; loanOrderId: string }
  | { type: 'opens'; location: Location }
  /** The credit order is under review again or was rejected. */
  | { type: 'review' }
  | { type: 'home' };

export type BorrowInput = {
  /** Hash of the user id, under which intents are journalled. */
  userKey: string;
  /** The page that was asked for. */
  page: PageId;
  record: BorrowRecord | null;
  /** An application whose outcome is not known yet. */
  intent: MoneyIntent | null;
};

/** What went wrong at confirm, and what the person is told of it. */
export type ConfirmProblem =
  | { type: 'readFirst' | 'tickFirst' | 'notTaken' | 'creditExpired' }
  | { type: 'refused' | 'notSent' | 'failed'; failure: Failure };

export type BorrowContext = BorrowInput & {
  limit: Timed<Limit> | null;
  draft: Draft;
  /** Where a remembered or linked step leads once the limit is known. */
  resumeAt: BorrowRecord['step'];
  offer: Quote | null;
  agreement: AgreementDocument | null;
  agreementRead: boolean;
  ticked: boolean;
  loanOrderId: string;
  problem: ConfirmProblem | null;
  failure: Failure | null;
  outcome: BorrowOutcome | null;
};

export type BorrowEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'borrow.started' }
  | { type: 'application.opened'; loanOrderId: string }
  | { type: 'amount.changed'; text: string }
  | { type: 'term.chosen'; term: number }
  | { type: 'coupon.toggled'; couponId: string }
  | { type: 'choice.confirmed' }
  | { type: 'agreement.opened' }
  | { type: 'agreement.ticked'; ticked: boolean }
  | { type: 'loan.confirmed' }
  /** The person asks to look again for the outcome of the application. */
  | { type: 'check.requested' };

const draftChoice = ({ limit, draft }: BorrowContext): LoanChoice | undefined =>
  limit ? choiceOf(draft, limit.quota) : undefined;

/** The choice that the offer on screen is for; the states that ask for it have one. */
export const offeredChoice = ({ offer }: BorrowContext): LoanChoice => {
  if (!offer) throw new Error('no offer');
  return offer.choice;
};

/** The choice typed; the states that ask for it have checked it. */
export const typedChoice = (context: BorrowContext): LoanChoice => {
  const choice = draftChoice(context);
  if (!choice) throw new Error('no choice');
  return choice;
};

const sameChoice = (a: LoanChoice, b: LoanChoice) =>
  a.loanAmount === b.loanAmount &&
  a.term === b.term &&
  a.couponIds.length === b.couponIds.length &&
  a.couponIds.every((id) => b.couponIds.includes(id));

/** What the offer must be thrown away with: an answer that says the terms are no longer these. */
const changedCodes: readonly number[] = [
  assumedCodes.offerChanged,
  assumedCodes.amountNotOffered,
  assumedCodes.couponNotUsable,
];

/** The names that the borrow flow's states use: actors, actions, guards, delays. */
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
    keepLimit: assign(({ context }, params: { limit: Timed<Limit> }) => ({
      limit: params.limit,
      failure: null,
      draft: draftFor(context, params.limit),
    })),
    keepFailure: assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    clearFailure: assign({ failure: null }),
    changeAmount: assign(({ context }, params: { text: string }) => ({
      draft: { ...context.draft, amountText: params.text },
      failure: null,
    })),
    chooseTerm: assign(({ context }, params: { term: number }) => ({
      draft: { ...context.draft, term: params.term },
      failure: null,
    })),
    toggleCoupon: assign(({ context: { draft } }, params: { couponId: string }) => ({
      draft: {
        ...draft,
        couponIds: draft.couponIds.includes(params.couponId)
          ? draft.couponIds.filter((id) => id !== params.couponId)
          : [...draft.couponIds, params.couponId],
      },
      failure: null,
    })),
    keepOffer: assign((_, params: { offer: Quote }) => ({
      offer: params.offer,
      failure: null,
    })),
    /** The terms on screen are no longer the server's: nothing agreed to them holds. */
    dropOffer: assign({ offer: null, agreement: null, agreementRead: false, ticked: false }),
    arriveAt: assign((_, params: { step: BorrowRecord['step'] }) => ({ resumeAt: params.step })),
    startAgreement: assign({ agreement: null, agreementRead: false, ticked: false, problem: null }),
    keepAgreement: assign((_, params: { agreement: AgreementDocument }) => ({
      agreement: params.agreement,
      failure: null,
    })),
    markRead: assign({ agreementRead: true, problem: null }),
    tick: assign((_, params: { ticked: boolean }) => ({ ticked: params.ticked, problem: null })),
    explain: assign((_, problem: ConfirmProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    keepApplication: assign((_, params: { loanOrderId: string }) => ({
      loanOrderId: params.loanOrderId,
    })),
    tellMoney: sendTo('moneyAction', (_, params: { event: MoneyEvent }) => params.event),
    forgetIntent: assign({ intent: null }),
    setOutcome: assign((_, outcome: BorrowOutcome) => ({ outcome })),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    resumesAtConfirm: ({ context }) =>
      context.resumeAt === 'confirm' && draftChoice(context) !== undefined,
    resumesAtQuota: ({ context }) => context.resumeAt !== 'limit' && amountAvailable(context),
    amountAvailable: ({ context }) => amountAvailable(context),
    choiceValid: ({ context }) => draftChoice(context) !== undefined,
    offerKnown: ({ context }) => context.offer !== null,
    offerIsForChoice: ({ context }) => {
      const choice = draftChoice(context);
      return (
        choice !== undefined && context.offer !== null && sameChoice(choice, context.offer.choice)
      );
    },
    agreementRead: ({ context }) => context.agreementRead,
    agreementTicked: ({ context }) => context.ticked,
    leadsToQuota: ({ context }, params: { location: Location }) =>
      params.location.page === 'quota' && amountAvailable(context),
    leadsToConfirm: leadsTo('confirm'),
    leadsToAgreement: leadsTo('agreement'),
    checkPassed: outcomeIs<CreditVerdict>('passed'),
    checkLeadsToReview: outcomeIs<CreditVerdict>('review'),
    creditExpiredOrAtRisk: outcomeIs<CreditVerdict>('expiredOrRisk'),
    nothingToCheck: outcomeIs<CreditVerdict>('home'),
    pageOpens: outcomeIs<LoanRoute>('opens'),
    nothingOpens: outcomeIs<LoanRoute>('stays'),
    applicationTaken: outcomeIs<MoneyOutcome>('done'),
    termsChanged: (_, params: { outcome: MoneyOutcome }) =>
      params.outcome.type === 'refused' &&
      params.outcome.failure.kind === 'business' &&
      changedCodes.includes(params.outcome.failure.code),
  },
  delays: {
    /** Typing and sliding settle before the server is asked for a price. */
    settle: 400,
  },
});

function amountAvailable({ limit }: BorrowContext): boolean {
  return limit !== null && firstDraft(limit.quota).amountText !== '';
}

function draftFor({ record, draft, limit: known }: BorrowContext, limit: Limit): Draft {
  if (known) return { ...draft, couponIds: usable(draft.couponIds, limit) };
  const start = record ? resumedDraft(record, limit.quota) : firstDraft(limit.quota);
  return { ...start, couponIds: usable(start.couponIds, limit) };
}

const usable = (couponIds: string[], limit: Limit) =>
  couponIds.filter((id) => limit.coupons.available.some(({ couponId }) => couponId === id));

/** The step a start leads to: a remembered one, a linked quota page, or the limit home. */
export function firstStep({ page, record }: BorrowInput): BorrowRecord['step'] {
  if (page === 'confirm') return record?.step === 'confirm' ? 'confirm' : 'limit';
  return page === 'quota' ? 'quota' : 'limit';
}

/** What an outcome of money that is not `done` tells the person. */
export function problemOf(outcome: MoneyOutcome): ConfirmProblem {
  if (outcome.type === 'refused' || outcome.type === 'notSent') return outcome;
  return { type: 'notTaken' };
}

/** What an application that was taken comes to. */
export function applicationOf(outcome: MoneyOutcome): BorrowOutcome {
  return { type: 'applied', loanOrderId: receiptOf('applyOrder', outcome).loanOrderId };
}

/** The failure inside a child's outcome or a thrown error. */
export function failureIn(outcome: CreditVerdict | LoanRoute): Failure {
  return outcome.type === 'failed' ? outcome.failure : failureOf(outcome.type);
}

/** The outcome that a route to a page comes to. */
export function openingOf(route: LoanRoute): BorrowOutcome {
  return route.type === 'opens' ? { type: 'opens', location: route.location } : { type: 'home' };
}
