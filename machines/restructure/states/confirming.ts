import { explainOutcome, explainUnclear } from '#machines/shared/money-problem.ts';
import { moneyState } from '#machines/shared/money-state.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { attemptOf } from '../attempt.ts';
import { restructureSetup } from '../restructure.setup.ts';

const backTo = (page: 'restructureDetails' | 'restructureConfirmation' | 'restructureReview') =>
  ({ type: 'arriveAt', params: { page } }) as const;

export const confirmingState = restructureSetup.createStateConfig({
  description: 'The app sends the confirmation once and waits for the outcome.',
  meta: { label: 'Being confirmed', page: 'restructureConfirmation' },
  ...moneyState,
  invoke: {
    id: 'moneyAction',
    src: 'moneyAction',
    input: ({ context }) => ({ userKey: context.userKey, start: attemptOf(context) }),
    onDone: [
      {
        guard: withEvent('restructureTaken'),
        target: 'loading',
        actions: ['forgetIntent', 'dropRestructure', 'clearProblem', backTo('restructureReview')],
      },
      {
        guard: withEvent('planChanged'),
        target: 'loading',
        actions: ['forgetIntent', 'dropRestructure', explainOutcome, backTo('restructureDetails')],
      },
      {
        target: 'loading',
        actions: ['forgetIntent', explainOutcome, backTo('restructureConfirmation')],
      },
    ],
    onError: {
      target: 'loading',
      actions: [explainUnclear, backTo('restructureConfirmation')],
    },
  },
});
