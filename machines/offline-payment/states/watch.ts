import { retryTo } from '#machines/shared/reload.ts';
import { signedOutState } from '#machines/shared/watch-states.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { lookOf } from './asking.ts';
import { offlinePaymentSetup } from '../offline-payment.setup.ts';

/** Polls at once. A poll in flight is cancelled, because its data may be older than the event. */
const pollAgain = { target: 'asking', reenter: true } as const;

export const watchState = offlinePaymentSetup.createStateConfig({
  description: 'Polls every 30 s while the page is visible.',
  meta: { label: 'Polling' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A pause before the next poll.',
      meta: { label: 'Pausing' },
      after: { pause: 'asking' },
      on: { ...retryTo('asking'), 'page.shown': 'asking' },
    },
    asking: {
      description: 'The app polls the loan and its pay numbers.',
      meta: { label: 'Fetching the loan' },
      invoke: {
        id: 'lookAgain',
        src: 'fetchVirtualAccount',
        input: ({ context }) => lookOf(context),
        onDone: [
          { guard: withEvent('otherLoan'), target: 'waiting', actions: 'refuseReply' },
          {
            guard: withEvent('sumPaid'),
            ...pollAgain,
            actions: withEvent('keepCheckstand'),
          },
          { target: 'waiting', actions: withEvent('keepCheckstand') },
        ],
        onError: [
          {
            guard: withEvent('sessionGone'),
            target: 'signedOut',
            actions: withEvent('keepFailure'),
          },
          {
            guard: withEvent('amountGone'),
            ...pollAgain,
            actions: 'forgetAmount',
          },
          { target: 'waiting', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'page.refreshed': pollAgain, 'page.shown': pollAgain },
    },
    signedOut: signedOutState({ 'session.renewed': 'asking', 'retry.pressed': 'asking' }),
  },
});
