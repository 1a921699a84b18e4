import { required } from '#machines/shared/required.ts';
import { offlinePaymentSetup } from '../offline-payment.setup.ts';
import { shownNumber } from '../number.ts';

/** One call however often it is tapped (O5): here nothing asks for a number again. */
export const gettingNumberState = offlinePaymentSetup.createStateConfig({
  description: 'The number at the chosen channel is fetched: the one that is alive, or a new one.',
  meta: { label: 'Getting a number' },
  tags: 'busy',
  invoke: {
    id: 'getNumber',
    src: 'fetchVirtualAccount',
    input: ({ context: { loanOrderId, channelId } }) => ({
      loanOrderId,
      channelId: required(channelId, 'channel'),
      amount: null,
      renew: null,
    }),
    onDone: [
      {
        guard: { type: 'otherLoan', params: ({ event }) => event },
        target: '#offlinePayment.open.desk.channels',
        actions: 'refuseReply',
      },
      {
        guard: { type: 'noNumber', params: ({ event }) => event },
        target: '#offlinePayment.open.desk.channels',
        actions: { type: 'keepCheckstand', params: ({ event }) => event },
      },
      { target: 'sorting', actions: { type: 'keepCheckstand', params: ({ event }) => event } },
    ],
    onError: {
      target: '#offlinePayment.open.desk.channels',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
  on: { 'nav.back': 'left' },
});

export const renewingState = offlinePaymentSetup.createStateConfig({
  description: 'A new number is fetched for one that expired; a lost reply gives the same new one.',
  meta: { label: 'Getting a new number' },
  tags: 'busy',
  invoke: {
    id: 'renewNumber',
    src: 'fetchVirtualAccount',
    input: ({ context }) => {
      const { accountNumber, channelId } = required(shownNumber(context), 'number');
      return { loanOrderId: context.loanOrderId, channelId, amount: null, renew: accountNumber };
    },
    onDone: [
      {
        guard: { type: 'otherLoan', params: ({ event }) => event },
        target: '#offlinePayment.open.desk.number.expired',
        actions: 'refuseReply',
      },
      {
        guard: { type: 'noNumber', params: ({ event }) => event },
        target: '#offlinePayment.open.desk.channels',
        actions: { type: 'keepCheckstand', params: ({ event }) => event },
      },
      { target: 'sorting', actions: { type: 'keepCheckstand', params: ({ event }) => event } },
    ],
    onError: {
      target: '#offlinePayment.open.desk.number.expired',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
  on: { 'nav.back': 'left' },
});
