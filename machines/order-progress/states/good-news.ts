import { retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { orderProgressSetup } from '../order-progress.setup.ts';
import { untilLeft } from './until-left.ts';

/** The payout is done: it has its own page with a link to the loan. */
export const paidOutState = orderProgressSetup.createStateConfig({
  description: 'The money was paid out while it was waited for: how much, where, and what is next.',
  meta: { label: 'Paid out', page: 'lending', title: 'paidOut' },
  entry: 'closeDetails',
  always: untilLeft('paidOut'),
  on: { 'loan.opened': '#orderProgress.movedOn' },
});

/** The limit is approved; its amount is loaded. */
export const approvedState = orderProgressSetup.createStateConfig({
  description: 'The limit was approved while it was waited for: how much there is to borrow.',
  meta: { label: 'Approved', page: 'review', title: 'approved' },
  entry: 'closeDetails',
  always: untilLeft('approved'),
  on: { 'borrow.started': '#orderProgress.borrowing' },
  initial: 'loadingLimit',
  states: {
    loadingLimit: {
      description: 'What there is to borrow is fetched.',
      meta: { label: 'Loading the limit' },
      invoke: {
        id: 'queryBorrowQuota',
        src: 'queryBorrowQuota',
        input: ({ context: { report } }) => ({
          creditOrderId: required(report?.type === 'credit' ? report.order : null, 'credit order')
            .creditOrderId,
        }),
        onDone: {
          target: 'limitKnown',
          actions: { type: 'keepQuota', params: ({ event }) => event },
        },
        onError: 'limitUnknown',
      },
    },
    limitKnown: { description: 'The limit is shown.', meta: { label: 'Limit known' } },
    limitUnknown: {
      description: 'How high the limit is could not be found out; that it is there is known.',
      meta: { label: 'Limit unknown' },
      on: retryTo('loadingLimit'),
    },
  },
});
