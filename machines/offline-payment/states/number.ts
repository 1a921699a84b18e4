import { offlinePaymentSetup } from '../offline-payment.setup.ts';
import { newOnItsWay } from './noting.ts';

/** The lender's state of the number takes precedence over the page's own timer. */
const lenderExpired = { guard: 'numberExpired', target: 'expired' } as const;

/** The validity is measured from the lender's last reply, by the server's clock. */
export const numberState = offlinePaymentSetup.createStateConfig({
  description: 'A pay number, judged by the server’s clock.',
  meta: { label: 'Showing the number', shows: ['O2', 'O3', 'O5', 'O10', 'M2'] },
  entry: 'measureNumber',
  always: [
    newOnItsWay,
    { guard: 'numberGone', target: 'channels' },
    // A poll returned another number to show, so the timers of the first one end.
    { guard: 'numberReplaced', target: 'number', reenter: true },
  ],
  on: {
    'channels.opened': 'channels',
    'payment.noted': { target: '#offlinePayment.noting', actions: 'notePaid' },
    'page.shown': '#offlinePayment.judging',
  },
  initial: 'alive',
  states: {
    alive: {
      description: 'The number is valid, unless the latest reply says otherwise.',
      meta: { label: 'Valid' },
      always: [lenderExpired, { guard: 'expiresSoon', target: 'expiringSoon' }],
      after: { untilSoon: 'expiringSoon' },
    },
    expiringSoon: {
      description: 'The number is valid for a few minutes only.',
      meta: { label: 'Expiring soon', shows: ['O4'] },
      always: lenderExpired,
      after: { untilExpired: 'expired' },
    },
    expired: {
      description: 'The number expired: the page strikes it through and disables copying.',
      meta: { label: 'Expired', shows: ['O4'] },
      on: { 'renewal.requested': '#offlinePayment.renewing' },
    },
    unsure: {
      description: 'After a sleep the lender did not answer whether the number is still valid.',
      meta: { label: 'Validity unknown' },
      always: { guard: 'lookedWell', target: '#offlinePayment.sorting' },
    },
  },
});
