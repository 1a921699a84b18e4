import { explainOutcome, explainUnclear } from '#machines/shared/money-problem.ts';
import { moneyState } from '#machines/shared/money-state.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { accountDeletionSetup, requestIn } from '../account-deletion.setup.ts';

export const deletingState = accountDeletionSetup.createStateConfig({
  description: 'The app sends the deletion once and waits for the outcome.',
  meta: { label: 'Deleting', shows: ['D3'], page: 'accountDelete' },
  ...moneyState,
  invoke: {
    id: 'moneyAction',
    src: 'moneyAction',
    input: ({ context }) => ({
      userKey: context.userKey,
      start: context.intent
        ? { type: 'resume', intent: context.intent }
        : { type: 'attempt', request: requestIn(context) },
    }),
    onDone: [
      { guard: withEvent('accountDeleted'), target: 'deleted' },
      { target: 'loading', actions: ['forgetIntent', explainOutcome] },
    ],
    onError: { target: 'loading', actions: explainUnclear },
  },
});
