import { required } from '#machines/shared/required.ts';
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
        guard: { type: 'operationInitiated', params: ({ event }) => event },
        target: 'handedOver',
        actions: { type: 'describeOperation', params: ({ event }) => event },
      },
      {
        guard: { type: 'notOffered', params: ({ event }) => event },
        target: 'loading',
        actions: { type: 'withdrawOffer', params: ({ event }) => event },
      },
      {
        target: 'due',
        actions: { type: 'keepInitiationFailure', params: ({ event }) => event },
      },
    ],
    onError: {
      target: 'due',
      actions: { type: 'explainNotStarted', params: ({ event }) => event },
    },
  },
  exit: 'forgetWanted',
  on: { 'nav.back': 'left' },
});
