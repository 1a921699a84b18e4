import { offlinePaymentSetup } from '../offline-payment.setup.ts';

/** What the lender says of the number comes before what the page's own timer says. */
const toldExpired = { guard: 'numberExpired', target: 'expired' } as const;

/**
 * The number on screen. How long it is good is measured by the server's clock alone: from one of its
 * replies on. After a sleep, in which no timer runs, it is asked again.
 */
export const numberState = offlinePaymentSetup.createStateConfig({
  description: 'A number to pay with, judged by the server’s clock.',
  meta: { label: 'Showing the number' },
  always: { guard: 'numberGone', target: 'channels' },
  on: {
    'channels.opened': { target: 'channels', actions: 'putNumberAside' },
    'payment.noted': { target: '#offlinePayment.noting', actions: 'notePaid' },
    'page.shown': '#offlinePayment.judging',
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A reply has just come: what the number is now.',
      meta: { label: 'Deciding' },
      always: [
        // It is decided here too: a number that is gone has no time left to measure.
        { guard: 'numberGone', target: '#offlinePayment.open.desk.channels' },
        toldExpired,
        { guard: 'expiresSoon', target: 'expiringSoon' },
        { target: 'alive' },
      ],
    },
    alive: {
      description: 'The number can be paid with.',
      meta: { label: 'Alive' },
      always: [toldExpired, { guard: 'expiresSoon', target: 'expiringSoon' }],
      after: { untilSoon: 'expiringSoon' },
    },
    expiringSoon: {
      description: 'The number can be paid with for a few minutes only.',
      meta: { label: 'Expiring soon' },
      always: toldExpired,
      after: { untilExpired: 'expired' },
    },
    expired: {
      description: 'Its time is over: it is struck through and not to be copied.',
      meta: { label: 'Expired' },
      on: { 'renewal.requested': '#offlinePayment.renewing' },
    },
    unsure: {
      description: 'After a sleep the lender could not be asked whether the number is still good.',
      meta: { label: 'Not known to be alive' },
      always: { guard: 'lookedWell', target: 'deciding' },
    },
  },
});
