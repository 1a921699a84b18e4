import { retryTo } from '#machines/shared/reload.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { offlinePaymentSetup } from './offline-payment.setup.ts';
import { channelsState, unavailableState } from './states/channels.ts';
import { gettingNumberState, renewingState } from './states/getting-number.ts';
import { numberState } from './states/number.ts';
import { watchState } from './states/watch.ts';

/** A look: nothing is asked for. */
const look = { channelId: null, amount: null, renew: null } as const;

/** Paying away from the app (S2): where, with which number, and what has come in by it. */
export const offlinePaymentMachine = offlinePaymentSetup.createMachine({
  id: 'offlinePayment',
  description: 'A number to pay a loan with at a counter or in another app, until money came in.',
  context: ({ input }) => ({
    ...input,
    checkstand: null,
    accountNumber: null,
    channelId: null,
    seen: 0,
    failure: null,
  }),
  meta: { page: 'repayOffline' },
  initial: 'loading',
  states: {
    loading: {
      description: 'Where the loan can be paid, and what its numbers are now, is fetched.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'fetchVirtualAccount',
        src: 'fetchVirtualAccount',
        input: ({ context: { loanOrderId } }) => ({ loanOrderId, ...look }),
        onDone: [
          {
            guard: { type: 'otherLoan', params: ({ event }) => event },
            target: 'failed',
            actions: 'refuseReply',
          },
          { target: 'sorting', actions: { type: 'keepCheckstand', params: ({ event }) => event } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: { 'nav.back': 'left' },
    },
    failed: {
      description: 'It could not be fetched.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'page.shown': 'loading', 'nav.back': 'left' },
    },
    sorting: {
      description: 'What the reply says decides what is shown.',
      meta: { label: 'Sorting' },
      always: [
        { guard: 'settled', target: 'settled' },
        { guard: 'moneyCame', target: '#offlinePayment.open.desk.posted' },
        { guard: 'numberShown', target: '#offlinePayment.open.desk.number' },
        { target: 'open' },
      ],
    },
    open: {
      type: 'parallel',
      description: 'What the person sees, and beside it the watch that looks again.',
      meta: { label: 'Open' },
      on: { 'nav.back': 'left' },
      states: {
        desk: {
          description: 'What the person sees.',
          meta: { label: 'Desk' },
          always: [
            { guard: 'settled', target: '#offlinePayment.settled' },
            { guard: 'moneyCame', target: '.posted' },
          ],
          initial: 'channels',
          states: {
            channels: channelsState,
            unavailable: unavailableState,
            number: numberState,
            posted: {
              description: 'Money came in while the person was here: how much, and what is left.',
              meta: { label: 'Posted in part' },
              entry: ['markSeen', 'putNumberAside'],
              on: { 'channels.opened': 'channels' },
            },
          },
        },
        watch: watchState,
      },
    },
    gettingNumber: gettingNumberState,
    renewing: renewingState,
    judging: {
      description: 'The page is seen again: before anything can be copied, the number is judged.',
      meta: { label: 'Judging the number anew' },
      tags: 'busy',
      invoke: {
        id: 'judgeNumber',
        src: 'fetchVirtualAccount',
        input: ({ context: { loanOrderId } }) => ({ loanOrderId, ...look }),
        onDone: [
          {
            guard: { type: 'otherLoan', params: ({ event }) => event },
            target: '#offlinePayment.open.desk.number.unsure',
            actions: 'refuseReply',
          },
          { target: 'sorting', actions: { type: 'keepCheckstand', params: ({ event }) => event } },
        ],
        onError: {
          target: '#offlinePayment.open.desk.number.unsure',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: { 'nav.back': 'left' },
    },
    settled: {
      description: 'Nothing is due any more: what came in, and what is in the borrower’s favour.',
      meta: { label: 'Settled' },
      on: { 'nav.back': 'left' },
    },
    left: { type: 'final', description: 'The person went back.', meta: { label: 'Left' } },
  },
  output: ({ context: { loanOrderId, checkstand } }) => ({
    type: 'left',
    loanOrderId,
    settled: checkstand?.status === loanStatus.settled,
  }),
});
