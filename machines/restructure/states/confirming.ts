import { explainOutcome, explainUnclear } from '#machines/shared/money-problem.ts';
import { moneyState } from '#machines/shared/money-state.ts';
import { attemptOf } from '../attempt.ts';
import { restructureSetup } from '../restructure.setup.ts';

/** Where the person is led from a confirmation: what the lender says now comes first. */
const backTo = (page: 'restructureDetails' | 'restructureConfirmation' | 'restructureReview') =>
  ({ type: 'arriveAt', params: { page } }) as const;

/** A confirmation is under way or its outcome is being found out; nothing leaves but its outcomes. */
export const confirmingState = restructureSetup.createStateConfig({
  description: 'It is confirmed, exactly once, and not left until the outcome is known.',
  meta: { label: 'Being confirmed', page: 'restructureConfirmation' },
  ...moneyState,
  invoke: {
    id: 'moneyAction',
    src: 'moneyAction',
    input: ({ context }) => ({ userKey: context.userKey, start: attemptOf(context) }),
    onDone: [
      {
        guard: { type: 'restructureTaken', params: ({ event }) => event },
        target: 'loading',
        actions: ['forgetIntent', 'dropRestructure', 'clearProblem', backTo('restructureReview')],
      },
      {
        guard: { type: 'planChanged', params: ({ event }) => event },
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
