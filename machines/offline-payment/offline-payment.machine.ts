import { retryTo } from '#machines/shared/reload.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { offlinePaymentSetup } from './offline-payment.setup.ts';
import { askingState } from './states/asking.ts';
import { channelsState, unavailableState } from './states/channels.ts';
import { gettingNumberState, renewingState } from './states/getting-number.ts';
import { notingState, processingState } from './states/noting.ts';
import { numberState } from './states/number.ts';
import { watchState } from './states/watch.ts';

/** Payment outside of the app (S2): channels, number, and received payments. */
export const offlinePaymentMachine = offlinePaymentSetup.createMachine({
  id: 'offlinePayment',
  description: 'A number to pay a loan with at a counter or in another app, until money came in.',
  context: ({ input }) => ({
    ...input,
    received: null,
    checkstand: null,
    accountNumber: null,
    channelId: null,
    seen: 0,
    notedBefore: null,
    notes: [],
    noting: null,
    warnedOf: [],
    apps: [],
    failure: null,
  }),
  meta: { page: 'repayOffline' },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What the phone kept of this page is read.',
      meta: { label: 'Recalling' },
      tags: 'busy',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context: { userKey, loanOrderId } }) => ({ userKey, loanOrderId }),
        onDone: [
          {
            guard: { type: 'somethingKept', params: ({ event }) => event },
            target: 'judging',
            actions: [
              { type: 'keepApps', params: ({ event }) => event },
              { type: 'keepRecalled', params: ({ event }) => event },
            ],
          },
          { target: 'loading', actions: { type: 'keepApps', params: ({ event }) => event } },
        ],
        onError: 'loading',
      },
      on: { 'nav.back': 'left' },
    },
    loading: askingState({
      description: 'Where the loan can be paid, and what its numbers are now, is fetched.',
      label: 'Loading',
      id: 'fetchVirtualAccount',
      unanswered: '#offlinePayment.failed',
    }),
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
        { guard: 'paymentOnItsWay', target: '#offlinePayment.open.desk.processing' },
        { guard: 'numberShown', target: '#offlinePayment.open.desk.number' },
        { target: 'open' },
      ],
    },
    unanswered: {
      description: 'The lender could not be asked: what the phone kept is shown, as of then.',
      meta: { label: 'Not answered' },
      always: [
        { guard: 'paymentOnItsWay', target: '#offlinePayment.open.desk.processing' },
        { target: '#offlinePayment.open.desk.number.unsure' },
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
              meta: { label: 'Posted in part', shows: ['O8'] },
              entry: 'markSeen',
              on: {
                'channels.opened': [
                  { guard: 'paymentOnItsWay', target: 'processing' },
                  { target: 'channels' },
                ],
              },
            },
            processing: processingState,
          },
        },
        watch: watchState,
      },
    },
    gettingNumber: gettingNumberState,
    renewing: renewingState,
    noting: notingState,
    judging: askingState({
      description:
        'The page is visible again: the lender checks the number before the borrower can copy it.',
      label: 'Checking the number again',
      id: 'judgeNumber',
      unanswered: '#offlinePayment.unanswered',
    }),
    settled: {
      description: 'Nothing is due any more: what came in, and what is in the borrower’s favour.',
      meta: { label: 'Settled', shows: ['O9'] },
      on: { ...retryTo('judging'), 'page.shown': 'judging', 'nav.back': 'left' },
    },
    left: { type: 'final', description: 'The person went back.', meta: { label: 'Left' } },
  },
  output: ({ context: { loanOrderId, checkstand } }) => ({
    type: 'left',
    loanOrderId,
    settled: checkstand?.status === loanStatus.settled,
  }),
});
