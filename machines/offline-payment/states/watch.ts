import { retryTo } from '#machines/shared/reload.ts';
import { signedOutState } from '#machines/shared/watch-states.ts';
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
          {
            guard: { type: 'otherLoan', params: ({ event }) => event },
            target: 'waiting',
            actions: 'refuseReply',
          },
          {
            guard: { type: 'sumPaid', params: ({ event }) => event },
            ...pollAgain,
            actions: { type: 'keepCheckstand', params: ({ event }) => event },
          },
          {
            target: 'waiting',
            actions: { type: 'keepCheckstand', params: ({ event }) => event },
          },
        ],
        onError: [
          {
            guard: { type: 'sessionGone', params: ({ event }) => event },
            target: 'signedOut',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'amountGone', params: ({ event }) => event },
            ...pollAgain,
            actions: 'forgetAmount',
          },
          {
            target: 'waiting',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
      on: { 'page.refreshed': pollAgain, 'page.shown': pollAgain },
    },
    signedOut: signedOutState({ 'session.renewed': 'asking', 'retry.pressed': 'asking' }),
  },
});
