import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { offlinePaymentSetup } from '../offline-payment.setup.ts';

/** “I have paid” (O6) is the borrower's own note on this phone; it is not sent to the lender. */
export const notingState = offlinePaymentSetup.createStateConfig({
  description: 'The app stores or removes the borrower’s noted payment on the phone.',
  meta: { label: 'Writing the note' },
  invoke: {
    id: 'notePayment',
    src: 'notePayment',
    input: ({ context: { userKey, loanOrderId, noting } }) => ({
      userKey,
      loanOrderId,
      ...required(noting, 'note'),
    }),
    onDone: { target: 'sorting', actions: withEvent('keepNotes') },
    onError: { target: 'sorting', actions: withEvent('keepFailure') },
  },
  on: { 'nav.back': 'left' },
});

/** Shows a newly found payment, and warns of paying a second time. */
export const newOnItsWay = {
  guard: 'paymentOnItsWay',
  target: '#offlinePayment.open.desk.processing',
} as const;

export const processingState = offlinePaymentSetup.createStateConfig({
  description:
    'A payment is noted or known to the lender: when it posts, and what a second payment does.',
  meta: { label: 'Payment on its way', shows: ['O6', 'M1'] },
  on: {
    'channels.opened': { target: 'channels', actions: 'payAgain' },
    'note.withdrawn': {
      guard: withEvent('wasNoted'),
      target: '#offlinePayment.noting',
      actions: withEvent('noteUnpaid'),
    },
  },
});
