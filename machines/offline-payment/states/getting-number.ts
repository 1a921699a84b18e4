import { required } from '#machines/shared/required.ts';
import { shownNumber } from '../number.ts';
import { askingState } from './asking.ts';

/** One call for repeated taps (O5): this state does not accept another request. */
export const gettingNumberState = askingState({
  description: 'The number at the chosen channel is fetched: the one that is alive, or a new one.',
  label: 'Getting a number',
  id: 'getNumber',
  request: ({ channelId }) => ({ channelId: required(channelId, 'channel'), renew: null }),
  unanswered: '#offlinePayment.open.desk.channels',
});

export const renewingState = askingState({
  description: 'A new number is fetched for one that expired; a lost reply gives the same new one.',
  label: 'Getting a new number',
  id: 'renewNumber',
  request(context) {
    const { accountNumber, channelId } = required(shownNumber(context), 'number');
    return { channelId, renew: accountNumber };
  },
  unanswered: '#offlinePayment.open.desk.number.expired',
});
