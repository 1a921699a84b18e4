import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { newNumber, originalNumber } from '#machines/samples/bank-card.ts';
import { signed, signedDisclosure, signedRestructure } from '#machines/samples/repayment.ts';
import { pictureOf, picturesChanged } from '#machines/samples/tickets.ts';
import { type AppStep, asks, asksFor, end, happens, type Start, startAt } from './steps.ts';
import type { Tap } from './taps.ts';

/** A walk for states that the walk over all states does not reach. */
export type Story = {
  what: string;
  start: Start;
  steps: readonly AppStep[];
  /**
   * Whether open attempts are found beside a flow; in other walks they would multiply the states.
   */
  findsAttempts?: true;
};

const tap = (flow: Tap['flow'], event: { type: string; [field: string]: unknown }): AppStep => ({
  do: 'tap',
  tap: { flow, event },
});
const toHome = asksFor('home');

const opened: readonly AppStep[] = [
  end('restoreSession', 'juan'),
  end('readRemembered', 'stored'),
  end('fetchFlow', 'there'),
];

const filled = (field: string, value: string): AppStep =>
  tap('bankCardChange', { type: 'entry.changed', field, value });

const cardConfirmed: readonly AppStep[] = [
  end('operationConfig', 'open'),
  tap('bankCardChange', { type: 'code.changed', code: '123456' }),
  tap('bankCardChange', { type: 'code.submitted' }),
  tap('bankCardChange', { type: 'method.chosen', method: payoutMethod.gcash }),
  filled('originalNumber', originalNumber),
  filled('newNumber', newNumber),
  filled('holder', 'Ana Cruz'),
  tap('bankCardChange', { type: 'change.requested' }),
  tap('bankCardChange', { type: 'change.confirmed' }),
  end('checkFaceVerification', 'passed'),
];

const pictures = (...states: readonly ('waiting' | 'failed')[]): AppStep =>
  tap(
    'feedbackTickets',
    picturesChanged(...states.map((state, index) => pictureOf(String(index), state))),
  );

const back: AppStep = { do: 'browser', moves: [-1] };

export const loginRaised: readonly AppStep[] = [
  happens('sessionLost'),
  end('forgetSession', 'done'),
  end('readLoginRecord', 'stored'),
];

export const loggedInAgain: readonly AppStep[] = [
  { do: 'signIn' },
  end('login', 'juan'),
  end('keepSession', 'kept'),
];

const offered: readonly AppStep[] = [
  ...opened,
  end('loanWindowConfig', 'reoffer'),
  end('checkReoffer', 'waits'),
];

/**
 * The stories and the walk over all states together reach every state of the app's machines, except
 * those in `unreachedInApp`.
 */
export const stories: readonly Story[] = [
  {
    what: 'finds the outcome of a payment beside home and shows it',
    start: { href: '/', found: 'payment' },
    findsAttempts: true,
    steps: [
      ...opened,
      end('reconcileMoney', 'network'),
      toHome,
      end('readRemembered', 'stored'),
      end('fetchFlow', 'there'),
      end('reconcileMoney', 'taken'),
      tap('attempts', { type: 'outcome.closed' }),
    ],
  },
  {
    what: 'ends the session if an open deletion turns out to be done while home is on screen',
    start: { href: '/', found: 'deletion' },
    findsAttempts: true,
    steps: [
      ...opened,
      end('reconcileMoney', 'network'),
      toHome,
      end('readRemembered', 'stored'),
      end('fetchFlow', 'there'),
      end('reconcileMoney', 'taken'),
    ],
  },
  {
    what: 'changes the payout account, and looks for open attempts again after a pause',
    start: startAt('smsVerification'),
    findsAttempts: true,
    steps: [...opened, ...cardConfirmed, end('prepareAttempt', 'read'), end('submitMoney', 'ok')],
  },
  {
    what: 'sends a ticket without a failed picture, and again after a network failure',
    start: startAt('ticketForm'),
    steps: [
      ...opened,
      end('prepareForm', 'complete'),
      pictures('waiting'),
      tap('feedbackTickets', { type: 'ticket.submitted' }),
      pictures('failed'),
      tap('feedbackTickets', { type: 'ticket.confirmed' }),
      end('saveFeedback', 'network'),
      tap('feedbackTickets', { type: 'retry.pressed' }),
      end('saveFeedback', 'opened'),
    ],
  },
  {
    what: 'starts a restructure',
    start: startAt('repay', { loanOrderId: 'loan-1' }),
    steps: [
      ...opened,
      end('queryPendingRepayPlan', 'restructureOffered'),
      tap('repayment', { type: 'operation.requested', kind: 'restructure' }),
      end('repayRestructureInitiate', 'initiated'),
    ],
  },
  {
    what: 'rates a loan and opens the store',
    start: startAt('home'),
    steps: [
      ...opened,
      end('loanWindowConfig', 'rating'),
      tap('rating', { type: 'stars.chosen', stars: 5 }),
      tap('rating', { type: 'rating.submitted' }),
      end('userSubmitRating', 'given'),
      tap('rating', { type: 'store.opened' }),
    ],
  },
  {
    what: 'shows an offer of a higher limit alone',
    start: startAt('home'),
    steps: [...offered, end('getReofferPopup', 'limitAlone')],
  },
  {
    what: 'closes an offer after every benefit has expired',
    start: startAt('home'),
    steps: [
      ...offered,
      end('getReofferPopup', 'all'),
      ...Array.from({ length: 10 }, (): AppStep => ({ do: 'wait' })),
    ],
  },
  {
    what: 'shows every document of a loan',
    start: startAt('repayDetail', { loanOrderId: 'loan-1' }),
    steps: [
      ...opened,
      end('queryPendingRepayPlan', 'nothingDue'),
      end('queryRepayOrderDetail', 'paidInFull'),
      ...[
        { type: 'statement.opened' },
        { type: 'certificate.opened' },
        { type: 'document.opened', hash: signed.hash },
        { type: 'document.opened', hash: signedDisclosure.hash },
        { type: 'document.opened', hash: signedRestructure.hash },
      ].flatMap((event): AppStep[] => [tap('repayment', event), asks({ type: 'nav.back' })]),
    ],
  },
  {
    what: 'refunds an overpayment of a loan',
    start: startAt('repayDetail', { loanOrderId: 'loan-1' }),
    steps: [
      ...opened,
      end('queryPendingRepayPlan', 'nothingDue'),
      end('queryRepayOrderDetail', 'overpaid'),
      tap('repayment', { type: 'refund.requested' }),
      end('refundOverpayment', 'sending'),
    ],
  },
  {
    what: 'stops looking at a payment when the session has ended',
    start: startAt('repayOffline', { loanOrderId: 'loan-1' }),
    steps: [
      ...opened,
      end('recall', 'nothing'),
      end('fetchVirtualAccount', 'announced'),
      happens('refreshed'),
      end('fetchVirtualAccount', 'sessionEmpty'),
    ],
  },
  {
    what: 'stops looking at a restructure under review when the session has ended',
    start: startAt('restructureReview', { restructureOrderId: 'restructure-1' }),
    steps: [
      ...opened,
      end('queryRestructure', 'verifying'),
      { do: 'wait' },
      end('queryRestructure', 'sessionEmpty'),
    ],
  },
  {
    what: 'logs in again above the first page of a tab, which blocks back: for a question, then for money',
    start: startAt('repay', { loanOrderId: 'loan-1', isOverdue: 'f' }),
    steps: [
      ...opened,
      end('queryPendingRepayPlan', 'due'),
      tap('repayment', { type: 'payment.requested' }),
      ...loginRaised,
      asks({ type: 'nav.back' }),
      ...loggedInAgain,
      end('queryPendingRepayPlan', 'due'),
      tap('repayment', { type: 'payment.requested' }),
      tap('repayment', { type: 'payment.confirmed' }),
      end('prepareAttempt', 'read'),
      ...loginRaised,
      back,
      back,
      ...loggedInAgain,
      end('submitMoney', 'refused'),
      { do: 'browser', moves: [1] },
    ],
  },
];
