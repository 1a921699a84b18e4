import { requireOutcome } from '#machines/shared/outcome.ts';
import { retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { repaymentSetup } from './repayment.setup.ts';
import { detailState } from './states/detail.ts';
import { dueState } from './states/due.ts';
import { initiatingState } from './states/initiating.ts';
import { payingState } from './states/paying.ts';
import { payingFeeState } from './states/paying-fee.ts';

/** Online repayment (S1, S2, S3). */
export const repaymentMachine = repaymentSetup.createMachine({
  id: 'repayment',
  description: 'The amount due on a loan, and its payment exactly once.',
  context: ({ input }) => ({
    ...input,
    pending: null,
    count: 0,
    late: 0,
    payAnyway: false,
    detail: null,
    documentHash: null,
    paid: false,
    payment: null,
    problem: null,
    wanted: null,
    gone: [],
    notStarted: null,
    failure: null,
    refundFailure: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An earlier payment with an unknown outcome comes first.',
      meta: { label: 'Starting' },
      always: [
        { guard: 'feeUnknown', target: 'payingFee' },
        { guard: 'outcomeUnknown', target: 'paying' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'The app fetches the amount due.',
      meta: { label: 'Loading what is due' },
      tags: 'busy',
      invoke: {
        id: 'queryPendingRepayPlan',
        src: 'queryPendingRepayPlan',
        input: ({ context: { userKey, loanOrderId } }) => ({ userKey, loanOrderId }),
        onDone: [
          {
            guard: withEvent('neverPaidOut'),
            target: 'handedOver',
            actions: withEvent('handOver'),
          },
          {
            guard: withEvent('somethingDue'),
            target: 'choosingPage',
            actions: withEvent('keepPending'),
          },
          { target: 'detail', actions: withEvent('keepPending') },
        ],
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
      on: { 'nav.back': 'left' },
    },
    failed: {
      description: 'The app could not fetch the amount due.',
      meta: { label: 'Could not load' },
      on: {
        ...retryTo('starting'),
        'nav.back': 'left',
      },
    },
    choosingPage: {
      description: 'The requested page opens.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: { type: 'pageIs', params: { page: 'repayPlan' } }, target: 'plan' },
        { guard: { type: 'pageIs', params: { page: 'repayDetail' } }, target: 'detail' },
        { target: 'due' },
      ],
    },
    due: dueState,
    plan: {
      description: 'The page shows every instalment with its due date.',
      meta: { label: 'Repayment plan', shows: ['S3.2'], page: 'repayPlan' },
      entry: { type: 'arriveAt', params: { page: 'repayPlan' } },
      on: { 'page.refreshed': 'loading', 'page.shown': 'loading', 'nav.back': 'due' },
    },
    initiating: initiatingState,
    paying: payingState,
    detail: detailState,
    payingFee: payingFeeState,
    left: {
      type: 'final',
      description: 'The borrower went back.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
    handedOver: {
      type: 'final',
      description:
        'Another page opens: for a loan never paid out, a rollover, a restructure, or another order.',
      meta: { label: 'Another page opened' },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
