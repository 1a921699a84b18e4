import { withEvent } from '#machines/shared/with-event.ts';
import { offlinePaymentSetup } from '../offline-payment.setup.ts';
import { newOnItsWay } from './noting.ts';

export const opensAmount = { 'amount.opened': 'choosingAmount' } as const;

const keepAmount = { target: 'channels', actions: 'forgetTyped' } as const;

export const choosingAmountState = offlinePaymentSetup.createStateConfig({
  description: 'The borrower enters another amount to pay, up to the whole debt.',
  meta: { label: 'Choosing the amount', shows: ['O8'] },
  tags: 'question',
  always: newOnItsWay,
  on: {
    'amount.changed': { actions: withEvent('typeAmount') },
    'amount.chosen': {
      guard: 'amountPayable',
      target: '#offlinePayment.loading',
      actions: 'chooseAmount',
    },
    'amount.cancelled': keepAmount,
    'nav.back': keepAmount,
  },
});
