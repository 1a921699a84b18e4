import { explainOutcome, explainUnclear } from '#machines/shared/money-problem.ts';
import { moneyState } from '#machines/shared/money-state.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { feeAttemptOf } from '../attempt.ts';
import { repaymentSetup } from '../repayment.setup.ts';

export const payingFeeState = repaymentSetup.createStateConfig({
  description: 'The app sends the fee payment once and waits for the outcome.',
  meta: { label: 'Paying the service fee', shows: ['O12'], page: 'repay' },
  ...moneyState,
  invoke: {
    id: 'moneyAction',
    src: 'moneyAction',
    input: ({ context }) => ({ userKey: context.userKey, start: feeAttemptOf(context) }),
    onDone: [
      { guard: withEvent('paymentTaken'), target: 'detail', actions: withEvent('markPaid') },
      {
        target: 'loading',
        actions: [
          'forgetIntent',
          explainOutcome,
          { type: 'arriveAt', params: { page: 'repayDetail' } },
        ],
      },
    ],
    onError: {
      target: 'loading',
      actions: [explainUnclear, { type: 'arriveAt', params: { page: 'repayDetail' } }],
    },
  },
});
