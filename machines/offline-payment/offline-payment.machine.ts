import { retryTo } from '#machines/shared/reload.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { offlinePaymentSetup } from './offline-payment.setup.ts';
import { choosingAmountState } from './states/amount.ts';
import { askingState } from './states/asking.ts';
import { channelsState, unavailableState } from './states/channels.ts';
import { gettingNumberState, renewingState } from './states/getting-number.ts';
import { notingState, processingState } from './states/noting.ts';
import { numberState } from './states/number.ts';
import { watchState } from './states/watch.ts';

/** Payment outside of the app (S2). */
export const offlinePaymentMachine = offlinePaymentSetup.createMachine({
  id: 'offlinePayment',
  description: 'A pay number for a counter or another app, until the payment posts.',
  context: ({ input }) => ({
    ...input,
    received: null,
    checkstand: null,
    amountText: '',
    accountNumber: null,
    measured: null,
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
      description: 'The app reads the stored state of this page.',
      meta: { label: 'Reading the stored page' },
      tags: 'busy',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context: { userKey, loanOrderId } }) => ({ userKey, loanOrderId }),
        onDone: [
          {
            guard: withEvent('somethingKept'),
            target: 'judging',
            actions: [withEvent('keepApps'), withEvent('keepRecalled')],
          },
          { target: 'loading', actions: withEvent('keepApps') },
        ],
        onError: 'loading',
      },
      on: { 'nav.back': 'left' },
    },
    loading: askingState({
      description: 'The app fetches the channels and the loan’s pay numbers.',
      label: 'Loading',
      id: 'fetchVirtualAccount',
      unanswered: '#offlinePayment.failed',
    }),
    failed: {
      description: 'The app could not fetch the channels.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'page.shown': 'loading', 'nav.back': 'left' },
    },
    sorting: {
      description: 'The reply decides what the page shows.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: 'settled', target: 'settled' },
        { guard: 'paymentOnItsWay', target: '#offlinePayment.open.desk.processing' },
        { guard: 'numberShown', target: '#offlinePayment.open.desk.number' },
        { target: 'open' },
      ],
    },
    unanswered: {
      description: 'The lender did not answer: the page shows stored data with its time.',
      meta: { label: 'Not answered' },
      always: [
        { guard: 'paymentOnItsWay', target: '#offlinePayment.open.desk.processing' },
        { target: '#offlinePayment.open.desk.number.unsure' },
      ],
    },
    open: {
      type: 'parallel',
      description: 'The page, and a watch that polls the lender in parallel.',
      meta: { label: 'Open' },
      on: { 'nav.back': 'left' },
      states: {
        desk: {
          description: 'The page that the borrower sees.',
          meta: { label: 'Page' },
          always: [
            { guard: 'settled', target: '#offlinePayment.settled' },
            { guard: 'moneyCame', target: '.posted' },
          ],
          initial: 'channels',
          states: {
            channels: channelsState,
            unavailable: unavailableState,
            choosingAmount: choosingAmountState,
            number: numberState,
            posted: {
              description:
                'A payment posted during the visit: the page shows its amount and what remains due.',
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
      description: 'Nothing is due: the page shows the payment and any credit balance.',
      meta: { label: 'Settled', shows: ['O9'] },
      on: { ...retryTo('judging'), 'page.shown': 'judging', 'nav.back': 'left' },
    },
    left: { type: 'final', description: 'The borrower went back.', meta: { label: 'Left' } },
  },
  output: ({ context: { loanOrderId, checkstand } }) => ({
    type: 'left',
    loanOrderId,
    settled: checkstand?.status === loanStatus.settled,
  }),
});
