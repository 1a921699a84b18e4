import { reloadTo } from '#machines/shared/reload.ts';
import { signedOutState } from '#machines/shared/watch-states.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { rolloverSetup } from '../rollover.setup.ts';

const deskState = rolloverSetup.createStateConfig({
  description: 'The page that the borrower sees.',
  meta: { label: 'Page' },
  always: { guard: 'rolloverConfirmed', target: '#rollover.sorting' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The requested page opens.',
      meta: { label: 'Choosing the page' },
      always: [{ guard: 'detailsWanted', target: 'details' }, { target: 'terms' }],
    },
    terms: {
      description: 'One screen shows all terms before the borrower agrees to them.',
      meta: { label: 'Terms', page: 'rolloverDescribe' },
      entry: { type: 'arriveAt', params: { page: 'rolloverDescribe' } },
      on: {
        'details.opened': 'details',
        'disclosure.opened': 'disclosure',
        'consent.ticked': { actions: withEvent('tick') },
        'rollover.requested': [
          { guard: 'consentGiven', target: 'asking' },
          { actions: { type: 'explain', params: { type: 'tickFirst' } } },
        ],
        'nav.forward': [
          { guard: withEvent('leadsToDetails'), target: 'details' },
          { guard: withEvent('leadsToDisclosure'), target: 'disclosure' },
        ],
        'nav.back': '#rollover.left',
      },
      initial: 'describing',
      states: {
        describing: {
          description: 'The page shows the cost and the payments now and later.',
          meta: { label: 'Describing the rollover', shows: ['V3', 'V4', 'M1', 'S9.4'] },
          always: { guard: 'paidTooLittle', target: 'insufficient' },
        },
        insufficient: {
          description: 'The payment is below the minimum: the page shows the missing amount.',
          meta: { label: 'Paid too little', shows: ['V5'] },
          always: { guard: 'nothingPaid', target: 'describing' },
        },
      },
    },
    details: {
      description: 'The page shows the new plan and the payments received, line by line.',
      meta: { label: 'Details', page: 'rolloverDetails' },
      entry: { type: 'arriveAt', params: { page: 'rolloverDetails' } },
      on: { 'nav.back': 'terms' },
    },
    disclosure: {
      description: 'The page shows the full disclosure.',
      meta: {
        label: 'Reading the disclosure',
        shows: ['V3'],
        page: 'agreement',
        title: 'disclosure',
      },
      on: { 'nav.back': 'terms' },
    },
    asking: {
      description: 'The page shows the amount, the account to debit, and that the step is final.',
      meta: { label: 'Confirming the rollover', shows: ['V2'], page: 'rolloverDescribe' },
      tags: 'question',
      always: { guard: 'consentGone', target: 'terms' },
      on: {
        'rollover.confirmed': '#rollover.confirming',
        'rollover.cancelled': 'terms',
        'nav.back': 'terms',
      },
    },
  },
});

/** A poll in flight is cancelled, because its data may be older than the event. */
const pollAgain = { target: 'looking', reenter: true } as const;

const watchState = rolloverSetup.createStateConfig({
  description: 'Polls every 30 s while the page is visible.',
  meta: { label: 'Polling' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A pause before the next poll.',
      meta: { label: 'Pausing' },
      after: { untilNextLook: 'looking' },
      on: {
        ...reloadTo('looking'),
        'connection.restored': 'looking',
        'page.shown': 'looking',
      },
    },
    looking: {
      description: 'The app polls the rollover.',
      meta: { label: 'Fetching the rollover' },
      invoke: {
        id: 'lookAgain',
        src: 'repayDeferralDetail',
        input: ({ context: { deferralOrderId } }) => ({ deferralOrderId }),
        onDone: { target: 'waiting', actions: withEvent('keepDeferral') },
        onError: [
          {
            guard: withEvent('refusedForGood'),
            target: '#rollover.closed',
            actions: withEvent('keepFailure'),
          },
          {
            guard: withEvent('sessionGone'),
            target: 'signedOut',
            actions: withEvent('keepFailure'),
          },
          { target: 'waiting', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'page.refreshed': pollAgain, 'page.shown': pollAgain },
    },
    signedOut: signedOutState({ 'session.renewed': 'looking' }),
  },
});

export const openState = rolloverSetup.createStateConfig({
  type: 'parallel',
  description: 'The rollover is begun and waits for its payment, while the app polls it.',
  meta: { label: 'Open' },
  after: { untilOfferExpires: { target: '#rollover.loading' } },
  states: { desk: deskState, watch: watchState },
});
