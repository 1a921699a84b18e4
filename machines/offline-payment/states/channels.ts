import { withEvent } from '#machines/shared/with-event.ts';
import { offlinePaymentSetup } from '../offline-payment.setup.ts';
import { opensAmount } from './amount.ts';
import { newOnItsWay } from './noting.ts';

export const channelsState = offlinePaymentSetup.createStateConfig({
  description: 'The page lists the channels with their limits; a closed channel says why.',
  meta: { label: 'Choosing a channel', shows: ['O1', 'S1.5'] },
  always: [newOnItsWay, { guard: 'noneAvailable', target: 'unavailable' }],
  on: {
    ...opensAmount,
    'channel.chosen': {
      guard: withEvent('channelAvailable'),
      target: '#offlinePayment.gettingNumber',
      actions: withEvent('chooseChannel'),
    },
  },
});

export const unavailableState = offlinePaymentSetup.createStateConfig({
  description: 'No channel accepts this payment now; each says why.',
  meta: { label: 'No channel available', shows: ['O1'] },
  always: { guard: 'someAvailable', target: 'channels' },
  on: opensAmount,
});
