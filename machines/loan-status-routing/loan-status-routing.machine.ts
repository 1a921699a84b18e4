import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { PageId, Location } from '#domain/pages.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { port } from '#machines/shared/ports.ts';
import type { LoanStatusRoutingPorts } from './ports.ts';

/** From where a loan is opened: its card in a list, or a page of details (S4). */
export type RoutingContext = 'list' | 'details';

/**
 * Where a loan's status leads (S4). `replace` is the caller's flag, handed through: a details
 * page is pushed or replaces the page it comes from.
 */
export type LoanRoute =
  | { type: 'opens'; location: Location; replace: boolean }
  | { type: 'stays'; order: LoanOrder }
  | { type: 'failed'; failure: Failure };

type Context = {
  loanOrderId: string;
  from: RoutingContext;
  replace: boolean;
  order: LoanOrder | null;
  outcome: LoanRoute | null;
};

const { lending, overdue, rejected, repaying, reviewing } = loanStatus;

function locationOf({ loanOrderId, order }: Context, page: PageId): Location {
  const toBeRepaid = page === 'repay' || page === 'repayDetail';
  const isOverdue = order?.status === overdue ? 't' : 'f';
  return { page, query: toBeRepaid ? { loanOrderId, isOverdue } : { loanOrderId } };
}

/** A final state that opens a page. */
const opens = (page: PageId, label: string, description: string) =>
  ({
    type: 'final',
    description,
    meta: { label },
    entry: { type: 'concludeOpening', params: { page } },
  }) as const;

/** Loan order status routing (S4): asks for the order's present status and says which page it opens. */
export const loanStatusRoutingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { loanOrderId: string; from: RoutingContext; replace: boolean },
    output: {} as LoanRoute,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    queryLoanOrderStatus:
      port<LoanStatusRoutingPorts['queryLoanOrderStatus']>('queryLoanOrderStatus'),
  },
  actions: {
    keepOrder: assign((_, params: { order: LoanOrder }) => ({ order: params.order })),
    setOutcome: assign((_, outcome: LoanRoute) => ({ outcome })),
    concludeOpening: assign(({ context }, params: { page: PageId }) => ({
      outcome: {
        type: 'opens',
        location: locationOf(context, params.page),
        replace: context.replace,
      } as const,
    })),
    concludeStaying: assign(({ context }) => ({
      outcome: context.order && ({ type: 'stays', order: context.order } as const),
    })),
  },
  guards: {
    underReview: ({ context: { order } }) => order?.status === reviewing,
    rejected: ({ context: { order } }) => order?.status === rejected,
    onItsWay: ({ context: { order } }) => order?.status === lending,
    toBeRepaid: ({ context: { order } }) => order?.status === repaying || order?.status === overdue,
    fromDetails: ({ context }) => context.from === 'details',
  },
}).createMachine({
  id: 'loanStatusRouting',
  description: 'Which page does this loan open now?',
  context: ({ input }) => ({ ...input, order: null, outcome: null }),
  initial: 'queryingStatus',
  states: {
    queryingStatus: {
      description: 'We ask for the loan’s present status.',
      meta: { label: 'Asking for the status' },
      tags: 'busy',
      invoke: {
        id: 'queryLoanOrderStatus',
        src: 'queryLoanOrderStatus',
        input: ({ context }) => ({ loanOrderId: context.loanOrderId }),
        onDone: {
          target: 'routing',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
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
      description: 'The status names the page; what is not named here opens nothing.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: 'underReview', target: 'underReview' },
        { guard: 'rejected', target: 'turnedDown' },
        { guard: 'onItsWay', target: 'onItsWay' },
        {
          guard: 'toBeRepaid',
          target: 'toBeRepaid',
        },
        { target: 'stays' },
      ],
    },
    underReview: {
      description: 'The lender is looking at it.',
      meta: { label: 'Under review' },
      always: [{ guard: 'fromDetails', target: 'reviewDetails' }, { target: 'review' }],
    },
    turnedDown: {
      description: 'Rejected: only its details can be opened.',
      meta: { label: 'Rejected' },
      always: [{ guard: 'fromDetails', target: 'rejectDetails' }, { target: 'stays' }],
    },
    onItsWay: {
      description: 'The money is on its way.',
      meta: { label: 'On its way' },
      always: [{ guard: 'fromDetails', target: 'lendingDetails' }, { target: 'lending' }],
    },
    toBeRepaid: {
      description: 'Paid out and to be repaid; the page is told whether it is overdue.',
      meta: { label: 'To be repaid' },
      always: [{ guard: 'fromDetails', target: 'repayDetail' }, { target: 'repay' }],
    },
    review: opens('review', 'Opens review', 'How the review goes is shown.'),
    reviewDetails: opens(
      'reviewDetails',
      'Opens review details',
      'The steps of the review are shown.',
    ),
    rejectDetails: opens(
      'rejectDetails',
      'Opens reject details',
      'What to do after the rejection is shown.',
    ),
    lending: opens('lending', 'Opens lending', 'When the money arrives is shown.'),
    lendingDetails: opens(
      'lendingDetails',
      'Opens lending details',
      'The order and the account it goes to are shown.',
    ),
    repay: opens('repay', 'Opens repay', 'What is due is shown.'),
    repayDetail: opens(
      'repayDetail',
      'Opens repayment detail',
      'What was paid and what is not is shown.',
    ),
    stays: {
      type: 'final',
      description: 'This status opens no page.',
      meta: { label: 'Opens nothing' },
      entry: 'concludeStaying',
    },
    failed: { type: 'final', description: 'We could not find out.', meta: { label: 'Failed' } },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
