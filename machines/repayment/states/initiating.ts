import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { repaymentSetup } from '../repayment.setup.ts';

/** Starting an operation can be repeated safely (V1), so back is allowed. */
export const initiatingState = repaymentSetup.createStateConfig({
  description: 'The app starts the requested rollover or restructure.',
  meta: { label: 'Starting an operation', shows: ['V1', 'V2', 'S4.21'], page: 'repay' },
  tags: 'busy',
  invoke: {
    id: 'rolloverRestructureInitiation',
    src: 'rolloverRestructureInitiation',
    input: ({ context: { loanOrderId, wanted } }) => ({
      kind: required(wanted, 'kind of operation'),
      loanOrderId,
    }),
    onDone: [
      {
        guard: withEvent('operationInitiated'),
        target: 'handedOver',
        actions: withEvent('describeOperation'),
      },
      { guard: withEvent('notOffered'), target: 'loading', actions: withEvent('withdrawOffer') },
      { target: 'due', actions: withEvent('keepInitiationFailure') },
    ],
    onError: { target: 'due', actions: withEvent('explainNotStarted') },
  },
  exit: 'forgetWanted',
  on: { 'nav.back': 'left' },
});
