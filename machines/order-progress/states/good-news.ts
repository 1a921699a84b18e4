import { retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { orderProgressSetup } from '../order-progress.setup.ts';
import { untilLeft } from './until-left.ts';

export const paidOutState = orderProgressSetup.createStateConfig({
  description: 'The money was paid out during the visit: amount, account and next steps.',
  meta: { label: 'Paid out', page: 'lending', title: 'paidOut' },
  entry: 'closeDetails',
  always: untilLeft('paidOut'),
  on: { 'loan.opened': '#orderProgress.movedOn' },
});

export const approvedState = orderProgressSetup.createStateConfig({
  description: 'The limit was approved during the visit: the page shows the amount.',
  meta: { label: 'Approved', page: 'review', title: 'approved' },
  entry: 'closeDetails',
  always: untilLeft('approved'),
  on: { 'borrow.started': '#orderProgress.borrowing' },
  initial: 'loadingLimit',
  states: {
    loadingLimit: {
      description: 'The app fetches the limit.',
      meta: { label: 'Loading the limit' },
      invoke: {
        id: 'queryBorrowQuota',
        src: 'queryBorrowQuota',
        input: ({ context: { report } }) => ({
          creditOrderId: required(report?.type === 'credit' ? report.order : null, 'credit order')
            .creditOrderId,
        }),
        onDone: { target: 'limitKnown', actions: withEvent('keepQuota') },
        onError: 'limitUnknown',
      },
    },
    limitKnown: { description: 'The page shows the limit.', meta: { label: 'Limit known' } },
    limitUnknown: {
      description: 'The limit is approved, but the app could not fetch its amount.',
      meta: { label: 'Limit unknown' },
      on: retryTo('loadingLimit'),
    },
  },
});
