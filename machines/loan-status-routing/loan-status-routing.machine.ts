import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Location, PageId } from '#domain/pages.ts';
import type { RoutingContext } from '#domain/loans/loan-pages.ts';
import { routeOfLoan } from '#domain/loans/status-routing.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type LoanStatusRoutingPorts = {
  queryLoanOrderStatus: Port<{ loanOrderId: string }, LoanOrder>;
};

/** `stays`: the loan's status opens no page (S4). */
export type LoanRoute =
  | { type: 'opens'; location: Location }
  | { type: 'stays'; order: LoanOrder }
  | { type: 'failed'; failure: Failure };

type Context = {
  loanOrderId: string;
  from: RoutingContext;
  order: LoanOrder | null;
  outcome: LoanRoute | null;
};

const orderIn = ({ order }: Context): LoanOrder => required(order, 'loan order');

/** Guard: in the present status, the loan's details are on this page. */
const statusOf =
  (details: PageId) =>
  ({ context }: { context: Context }): boolean =>
    routeOfLoan(orderIn(context), 'details')?.page === details;

const setOpening = {
  type: 'setOutcome',
  params: ({ context }: { context: Context }): LoanRoute => ({
    type: 'opens',
    location: required(routeOfLoan(orderIn(context), context.from), 'page'),
  }),
} as const;

/** Loan order status routing (S4): the page of the order's present status. */
export const loanStatusRoutingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { loanOrderId: string; from: RoutingContext },
    output: {} as LoanRoute,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    queryLoanOrderStatus:
      port<LoanStatusRoutingPorts['queryLoanOrderStatus']>('queryLoanOrderStatus'),
  },
  actions: {
    keepOrder: assign((_, { output }: { output: LoanOrder }) => ({ order: output })),
    setOutcome: assign((_, outcome: LoanRoute) => ({ outcome })),
  },
  guards: {
    underReview: statusOf('reviewDetails'),
    rejected: statusOf('rejectDetails'),
    onItsWay: statusOf('lendingDetails'),
    settled: ({ context }) => orderIn(context).status === loanStatus.settled,
    toBeRepaid: statusOf('repayDetail'),
    fromDetails: ({ context }) => context.from === 'details',
  },
}).createMachine({
  id: 'loanStatusRouting',
  description: 'The app finds the page that a loan opens in its present status.',
  context: ({ input }) => ({ ...input, order: null, outcome: null }),
  initial: 'queryingStatus',
  states: {
    queryingStatus: {
      description: 'The app fetches the loan’s present status.',
      meta: { label: 'Fetching the status' },
      tags: 'busy',
      invoke: {
        id: 'queryLoanOrderStatus',
        src: 'queryLoanOrderStatus',
        input: ({ context }) => ({ loanOrderId: context.loanOrderId }),
        onDone: { target: 'routing', actions: withEvent('keepOrder') },
        onError: {
          target: 'failed',
          actions: {
            type: 'setOutcome',
            params: ({ event }) => ({ type: 'failed', failure: failureOf(event.error) }),
          },
        },
      },
    },
    routing: {
      description: 'The status determines the page; an unknown status opens none.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: 'underReview', target: 'underReview' },
        { guard: 'rejected', target: 'turnedDown' },
        { guard: 'onItsWay', target: 'onItsWay' },
        { guard: 'settled', target: 'paidBack' },
        { guard: 'toBeRepaid', target: 'toBeRepaid' },
        { target: 'stays' },
      ],
    },
    underReview: {
      description: 'The lender reviews the loan.',
      meta: { label: 'Under approval' },
      always: [{ guard: 'fromDetails', target: 'reviewDetails' }, { target: 'review' }],
    },
    turnedDown: {
      description: 'The loan was rejected: only its details can be opened.',
      meta: { label: 'Rejected' },
      always: [{ guard: 'fromDetails', target: 'rejectDetails' }, { target: 'stays' }],
    },
    onItsWay: {
      description: 'The money is in transfer.',
      meta: { label: 'On its way' },
      always: [{ guard: 'fromDetails', target: 'lendingDetails' }, { target: 'lending' }],
    },
    paidBack: {
      description: 'The loan is settled: only its details can be opened.',
      meta: { label: 'Settled' },
      always: [{ guard: 'fromDetails', target: 'repayDetail' }, { target: 'stays' }],
    },
    toBeRepaid: {
      description:
        'The loan was paid out and must be repaid; the page address states whether it is overdue.',
      meta: { label: 'To be repaid' },
      always: [{ guard: 'fromDetails', target: 'repayDetail' }, { target: 'repay' }],
    },
    review: {
      type: 'final',
      description: 'The page of the review opens.',
      meta: { label: 'Opens review', shows: ['S4.5'] },
      entry: setOpening,
    },
    reviewDetails: {
      type: 'final',
      description: 'The page with the steps of the review opens.',
      meta: { label: 'Opens review details', shows: ['S4.5'] },
      entry: setOpening,
    },
    rejectDetails: {
      type: 'final',
      description: 'The page with advice after a rejection opens.',
      meta: { label: 'Opens reject details', shows: ['S4.6'] },
      entry: setOpening,
    },
    lending: {
      type: 'final',
      description: 'The page with the arrival time of the money opens.',
      meta: { label: 'Opens lending', shows: ['S4.7'] },
      entry: setOpening,
    },
    lendingDetails: {
      type: 'final',
      description: 'The page with the order and its payout account opens.',
      meta: { label: 'Opens lending details', shows: ['S4.7'] },
      entry: setOpening,
    },
    repay: {
      type: 'final',
      description: 'The page with the amount due opens.',
      meta: { label: 'Opens repay', shows: ['S4.8', 'S4.9'] },
      entry: setOpening,
    },
    repayDetail: {
      type: 'final',
      description: 'The page with paid and unpaid amounts opens.',
      meta: { label: 'Opens repayment detail', shows: ['S4.8', 'S4.9'] },
      entry: setOpening,
    },
    stays: {
      type: 'final',
      description: 'This status opens no page.',
      meta: { label: 'Opens no page' },
      entry: {
        type: 'setOutcome',
        params: ({ context }) => ({ type: 'stays', order: orderIn(context) }),
      },
    },
    failed: {
      type: 'final',
      description: 'The app could not fetch the status.',
      meta: { label: 'Failed' },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
