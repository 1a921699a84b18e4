import type { SnapshotFrom } from 'xstate';
import { needsRenewal } from '#domain/loans/closed-borrowing.ts';
import { closedOn, creditStageOf, freezeEndOf } from '#domain/loans/home.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { MoneyIntent, MoneyKind } from '#domain/money.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import { paidElsewhere } from '#domain/operations/paid-elsewhere.ts';
import { type Location, type PageId, pageIds, pageRow, type Query } from '#domain/pages.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import {
  requestedAmounts,
  closedKnowingNotes,
  comingTo,
  expectedPesos,
  firstRequested,
  laterRequested,
  nextRequested,
  reasonForNoRequest,
} from '#domain/payments/on-its-way.ts';
import { required } from '#machines/shared/required.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { AtHome } from './ports.ts';
import type { homeMachine } from './home.machine.ts';

/** A money attempt with an unknown outcome. */
export type OpenAttempt = {
  id: string;
  kind: MoneyKind;
  /** Time of the attempt, in milliseconds. */
  at: number;
  location: Location;
};

function queryOf(page: PageId, baseline: MoneyIntent['baseline']): Query {
  const named = new Map<string, unknown>(Object.entries(baseline));
  const query: Query = {};
  for (const name of pageRow(page).params) {
    const value = named.get(name);
    if (typeof value === 'string') query[name] = value;
  }
  return query;
}

function openAttemptOf({ attemptId, t, baseline }: MoneyIntent): OpenAttempt {
  const { kind } = baseline;
  const isItsPage = (page: PageId) =>
    pageRow(page).money && pageRow(page).flow === moneyFlows[kind];
  const page = required(pageIds.find(isItsPage), `page of ${kind}`);
  return {
    id: attemptId,
    kind,
    at: t,
    location: { page, query: queryOf(page, baseline) },
  };
}

function elsewhereFor({ operation, onItsWay }: LoanOrder, noted: readonly PaidNote[] | undefined) {
  if (operation?.type !== 'begun') return [];
  return paidElsewhere({ ...operation, initiatedAt: operation.since, onItsWay, noted });
}

/** Returns the due amounts of a loan under repayment; null for any other loan. */
function dueOn(order: LoanOrder, { receivedAt, noted }: AtHome) {
  if (order.status !== loanStatus.repaying && order.status !== loanStatus.overdue) return null;
  const { installments } = order.repaymentPlan;
  const loan = { ...order, installments, noted: noted?.[order.loanOrderId], receivedAt };
  const requested = requestedAmounts(loan);
  return {
    noRequestReason: reasonForNoRequest(requested, order.restructuring !== undefined),
    /** Pesos to pay first; 0 if money on its way covers them or is for an operation. */
    now: firstRequested(requested),
    /** Pesos due on the due date if they exceed `now`; else null. */
    later: laterRequested(requested),
    /** The next due date; null if announced money leaves nothing to pay, or is for an operation. */
    next: nextRequested(loan),
    /** Pesos that channels have announced and that are not posted yet. */
    announced: comingTo({ ...loan, noted: [] }),
    /** Pesos that only the borrower has noted as paid, and that may still be posted in time. */
    noted: expectedPesos(loan),
    /**
     * Payments that are not posted yet; a payment for the started operation would duplicate them.
     */
    elsewhere: elsewhereFor(order, noted?.[order.loanOrderId]),
    /** Pesos that were announced or noted, also those of a note past its latest posting time. */
    coming: comingTo(loan),
  };
}

/** Why the borrower cannot borrow on the limit now; null if they can, and without a limit. */
function closedAt(homepage: AtHome) {
  const loans = homepage.loans.map((order) => ({
    ...order,
    noted: homepage.noted?.[order.loanOrderId] ?? [],
  }));
  return closedKnowingNotes(closedOn(homepage), loans, homepage.receivedAt);
}

export function selectHomeView(snapshot: SnapshotFrom<typeof homeMachine>) {
  const { name, openIntents, lastKnown, homepage, failure, notice, refundFailure } =
    snapshot.context;
  const loans = (homepage?.loans ?? []).map((order) => ({
    order,
    due: homepage && dueOn(order, homepage),
    /** Whether a failed disbursement requires another payout account (S4); not while it is held. */
    needsAccount: order.status === loanStatus.disbursementFailed && !order.payoutHeld,
  }));
  const closed = homepage && closedAt(homepage);
  const limitCanOpen = homepage !== null && !needsRenewal(closed);
  const checking = snapshot.matches('checkingCredit') || snapshot.matches('reportingExpired');
  return {
    name,
    openAttempts: openIntents.map(openAttemptOf),
    /** The last known due amounts before a reply; null if an open attempt may change them. */
    lastKnown: openIntents.length === 0 ? lastKnown : null,
    /** The connection is missing, and no reply has arrived. */
    offline: snapshot.matches({ unanswered: 'offline' }),
    /** The connection is being retried. */
    asking: snapshot.matches({ unanswered: { offline: 'asking' } }),
    /** Null before the first load. */
    credit: homepage && {
      stage: creditStageOf(homepage),
      /** The coming day from which a rejected borrower may apply again; null otherwise. */
      applyAgainOn: freezeEndOf(homepage, homepage.receivedAt),
    },
    quota: homepage?.quota ?? null,
    /** Whether an answer of customer service is unread. */
    unread: homepage?.unread === true,
    overpayment: homepage?.overpaid
      ? {
          overpaid: homepage.overpaid,
          refunding: snapshot.matches('refunding'),
          failure: refundFailure,
        }
      : null,
    closed,
    limitCanOpen,
    loans,
    receivedAt: homepage?.receivedAt ?? 0,
    loading:
      snapshot.matches({ unanswered: 'loading' }) || snapshot.matches({ showing: 'refreshing' }),
    failed:
      snapshot.matches({ unanswered: 'failed' }) ||
      snapshot.matches({ unanswered: 'offline' }) ||
      snapshot.matches({ showing: 'stale' }),
    canRefresh: snapshot.can({ type: 'retry.pressed' }),
    failure,
    notice,
    applying: snapshot.matches('openingApplication') || (checking && !limitCanOpen),
    openingLimit: checking && limitCanOpen,
    openingLoan: snapshot.matches('routingLoan') ? snapshot.context.loanOrderId : null,
  };
}

export type HomeView = ReturnType<typeof selectHomeView>;

/** `/`: the overview of credit and loans. */
export const homeFlow = defineFlow<typeof homeMachine>()({
  id: 'home',
  label: 'Home',
  description: 'The borrower’s credit, limit and loans.',
  input: ({ session, openIntents }) => ({ session, openIntents }),
  after: ({ location }) => location,
  creditOrderId: ({ context }) => context.homepage?.credit?.creditOrderId ?? null,
});
