import { retryTo } from '#machines/shared/reload.ts';
import { repaymentSetup } from '../repayment.setup.ts';

/** What was paid and what is not; a payment that was taken ends here. */
export const detailState = repaymentSetup.createStateConfig({
  description: 'What was paid and what is not, fee by fee.',
  meta: { label: 'Repayment detail', page: 'repayDetail' },
  entry: { type: 'arriveAt', params: { page: 'repayDetail' } },
  on: {
    'nav.back': [{ guard: 'dueKnown', target: 'due' }, { target: 'left' }],
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The detail is fetched.',
      meta: { label: 'Loading the detail' },
      tags: 'busy',
      invoke: {
        id: 'queryRepayOrderDetail',
        src: 'queryRepayOrderDetail',
        input: ({ context }) => ({ loanOrderId: context.loanOrderId }),
        onDone: [
          {
            guard: { type: 'neverPaidOut', params: ({ event }) => event },
            target: '#repayment.handedOver',
            actions: { type: 'handOver', params: ({ event }) => event },
          },
          {
            target: 'showing',
            actions: { type: 'keepDetail', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    showing: {
      description: 'The detail is on screen; after a payment it says so first.',
      meta: { label: 'Showing the detail' },
      on: {
        'page.refreshed': 'loading',
        'fee.requested': { guard: 'feePayable', target: 'confirmingFee', actions: 'clearProblem' },
      },
    },
    confirmingFee: {
      description:
        'How much of the service fee leaves which account is said once more, before it does.',
      meta: { label: 'Confirming the service fee' },
      tags: 'question',
      on: {
        'page.refreshed': 'loading',
        'payment.confirmed': { guard: 'feePayable', target: '#repayment.payingFee' },
        'payment.cancelled': 'showing',
        'nav.back': 'showing',
      },
    },
    failed: {
      description: 'The detail could not be fetched.',
      meta: { label: 'Could not load' },
      on: {
        ...retryTo('loading'),
      },
    },
  },
});
