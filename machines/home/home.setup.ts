import { assign, type InputFrom, sendTo, setup } from 'xstate';
import { needsRenewal } from '#domain/loans/closed-borrowing.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import { closedOn, creditStageOf, freezeEndOf } from '#domain/loans/home.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { LastKnownNow } from '#domain/loans/last-known.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { isRefundable, type Overpayment } from '#domain/payments/overpayment.ts';
import { belongsToFlow, type Location, type PageId } from '#domain/pages.ts';
import { routeOfCredit, routeOfLoan } from '#domain/loans/status-routing.ts';
import {
  creditCheckMachine,
  type CreditVerdict,
} from '#machines/credit-check/credit-check.machine.ts';
import {
  type LoanRoute,
  loanStatusRoutingMachine,
} from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { outcomeAs, outcomeIs } from '#machines/shared/outcome.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import type { Session } from '#machines/shared/session.ts';
import { type LookEvent, watchPort } from '#machines/shared/watch.ts';
import type {
  AtHome,
  AttemptsChanged,
  HomePorts,
  KnownAttempts,
  LastKnownChanged,
} from './ports.ts';

export type HomeOutcome = { type: 'opens'; location: Location };

/** `stayed`: a loan whose status has no page. */
export type HomeNotice =
  | { type: 'appNeeded' }
  | { type: 'creditExpired' }
  | { type: 'stayed'; order: LoanOrder };

export type HomeInput = {
  session: Session;
  openIntents: readonly MoneyIntent[];
};

export type HomeContext = Pick<HomeInput, 'openIntents'> & {
  userKey: string;
  name: string | null;
  /** The last known due amounts; null without any, and after the first reply. */
  lastKnown: LastKnownNow | null;
  homepage: AtHome | null;
  loanOrderId: string | null;
  /** The credit order that the check found expired or at risk; it may be newer than the card's. */
  expiredCreditOrderId: string | null;
  failure: Failure | null;
  /** Why the last refund request failed; the request may have arrived. */
  refundFailure: Failure | null;
  notice: HomeNotice | null;
  outcome: HomeOutcome | null;
};

export type HomeEvent =
  | FlowEvent
  | AttemptsChanged
  | LastKnownChanged
  | { type: 'retry.pressed' }
  | { type: 'credit.applied' }
  | { type: 'credit.opened' }
  | { type: 'limit.opened' }
  | { type: 'refund.requested' }
  | { type: 'loan.opened'; loanOrderId: string }
  | { type: 'notice.closed' };

const creditStatusOf = ({ homepage }: HomeContext) => homepage?.credit?.status;

/** Guard: the credit's status leads to the page (S4). */
const creditOpens =
  (page: PageId) =>
  ({ context }: { context: HomeContext }): boolean =>
    routeOfCredit(creditStatusOf(context), { forceHome: false })?.page === page;

function creditApplicable({ homepage }: HomeContext): boolean {
  if (homepage === null) return false;
  switch (creditStageOf(homepage)) {
    case 'apply':
    case 'resume':
      return true;
    case 'reviewing':
    case 'limit':
      return false;
    case 'rejected':
      return freezeEndOf(homepage, homepage.receivedAt) === null;
  }
}

const renewalNeeded = ({ homepage }: HomeContext): boolean =>
  homepage !== null && creditStageOf(homepage) === 'limit' && needsRenewal(closedOn(homepage));

const loanShown = ({ homepage }: HomeContext, loanOrderId: string | null): LoanOrder | undefined =>
  homepage?.loans.find((loan) => loan.loanOrderId === loanOrderId);

/**
 * The routing is as from a list; a status without a page in lists is routed as from a details page,
 * so that a rejected loan opens the details of its rejection (S4).
 */
export function loanRouting(context: HomeContext): InputFrom<typeof loanStatusRoutingMachine> {
  const loan = required(loanShown(context, context.loanOrderId), 'card of the loan');
  const from = routeOfLoan(loan, 'list') ? 'list' : 'details';
  return { loanOrderId: loan.loanOrderId, from };
}

/** Pause before a failed connection is retried, in milliseconds. */
const lookAgain = 20_000;

export const loadInput =
  (quiet: boolean) =>
  ({ context: { userKey } }: { context: HomeContext }) => ({
    userKey,
    quiet,
  });

export const opens = (page: PageId): HomeOutcome => ({
  type: 'opens',
  location: { page, query: {} },
});

export const homeSetup = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    input: {} as HomeInput,
    output: {} as HomeOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    creditCheck: creditCheckMachine,
    loanStatusRouting: loanStatusRoutingMachine,
    watchAttempts: watchPort<KnownAttempts, AttemptsChanged>('watchAttempts'),
    watchLastKnown: watchPort<{ userKey: string }, LastKnownChanged>('watchLastKnown'),
    getHomepageData: port<HomePorts['getHomepageData']>('getHomepageData'),
    refundOverpayment: port<HomePorts['refundOverpayment']>('refundOverpayment'),
    openNativePage: port<HomePorts['openNativePage']>('openNativePage'),
    reportExpiredCredit: port<HomePorts['reportExpiredCredit']>('reportExpiredCredit'),
  },
  actions: {
    keepHomepage: assign((_, { output }: { output: AtHome }) => ({
      homepage: output,
      lastKnown: null,
      failure: null,
    })),
    keepAttempts: assign((_, { openIntents }: Pick<AttemptsChanged, 'openIntents'>) => ({
      openIntents,
    })),
    keepLastKnown: assign((_, { lastKnown }: Pick<LastKnownChanged, 'lastKnown'>) => ({
      lastKnown,
    })),
    lookAtLastKnown: sendTo('watchLastKnown', { type: 'look' } satisfies LookEvent),
    lookForAttempts: sendTo('watchAttempts', { type: 'look' } satisfies LookEvent),
    keepFailure: assign(failureFrom),
    keepChildFailure: assign((_, { output }: { output: CreditVerdict | LoanRoute }) => ({
      failure: outcomeAs(output, 'failed').failure,
    })),
    keepOverpaid: assign(
      ({ context }, { output: { overpaid } }: { output: { overpaid: Overpayment | null } }) => {
        const homepage = required(context.homepage, 'homepage');
        return { homepage: { ...homepage, overpaid }, refundFailure: null };
      },
    ),
    keepRefundFailure: assign((_, { error }: { error: unknown }) => ({
      refundFailure: failureOf(error),
    })),
    keepLoan: assign((_, { loanOrderId }: { loanOrderId: string }) => ({
      loanOrderId,
    })),
    keepExpiredCredit: assign((_, { output }: { output: CreditVerdict }) => ({
      expiredCreditOrderId: outcomeAs(output, 'expiredOrRisk').creditOrderId,
    })),
    showNotice: assign((_, { notice }: { notice: HomeNotice }) => ({ notice })),
    closeNotice: assign({ notice: null }),
    clearFailure: assign({ failure: null }),
    setOutcome: assign((_, outcome: HomeOutcome) => ({ outcome })),
  },
  delays: {
    untilTriedAgain: lookAgain,
  },
  guards: {
    lineDown: (_, { error }: { error: unknown }) => failureOf(error).kind === 'network',
    /** Forward leads to any page of a flow, because home is below all of them. */
    leadsToFlow: (_, { location }: { location: Location }) => belongsToFlow(location.page),
    creditUnderReview: creditOpens('reviewDetails'),
    creditRejected: creditOpens('rejectDetails'),
    creditApplicable: ({ context }) => creditApplicable(context),
    renewalNeeded: ({ context }) => renewalNeeded(context),
    /**
     * Whether the borrower has a limit that needs no renewal. A limit that is closed counts,
     * because its page explains the reason.
     */
    limitRuns: ({ context: { homepage } }) =>
      homepage !== null && creditStageOf(homepage) === 'limit' && !needsRenewal(closedOn(homepage)),
    refundable: ({ context: { homepage } }) =>
      homepage?.overpaid ? isRefundable(homepage.overpaid) : false,
    loanShown: ({ context }, { loanOrderId }: { loanOrderId: string }) =>
      loanShown(context, loanOrderId) !== undefined,
    checkPassed: outcomeIs<CreditVerdict>('passed'),
    checkLeadsToReview: outcomeIs<CreditVerdict>('review'),
    creditExpiredOrAtRisk: outcomeIs<CreditVerdict>('expiredOrRisk'),
    checkFailed: outcomeIs<CreditVerdict>('failed'),
    pageOpens: outcomeIs<LoanRoute>('opens'),
    nothingOpens: outcomeIs<LoanRoute>('stays'),
    appOpened: (_, { output }: { output: { opened: boolean } }) => output.opened,
  },
});
