import { required } from '#machines/shared/required.ts';
import { shownNumber } from '../number.ts';
import { askingState } from './asking.ts';

/** One call for repeated taps (O5): this state does not accept another request. */
export const gettingNumberState = askingState({
  description: 'The app fetches the channel’s pay number: the valid one or a new one.',
  label: 'Getting a number',
  id: 'getNumber',
  request: ({ channelId }) => ({ channelId: required(channelId, 'channel'), renew: null }),
  unanswered: '#offlinePayment.open.desk.channels',
});

export const renewingState = askingState({
  description: 'The app requests a new number for an expired one; a retry returns the same number.',
  label: 'Getting a new number',
  id: 'renewNumber',
  request(context) {
    const { accountNumber, channelId } = required(shownNumber(context), 'number');
    return { channelId, renew: accountNumber };
  },
  unanswered: '#offlinePayment.open.desk.number.expired',
});
