import { explainOutcome, explainUnclear } from '#machines/shared/money-problem.ts';
import { moneyState } from '#machines/shared/money-state.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { bankCardChangeSetup, cardIn, requestIn } from '../bank-card-change.setup.ts';

export const changingState = bankCardChangeSetup.createStateConfig({
  description: 'The app sends the change once and waits for the outcome.',
  meta: { label: 'Changing', shows: ['B4'], page: 'modifyBankCard' },
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
      {
        guard: withEvent('accountChanged'),
        target: 'changed',
        actions: [
          {
            type: 'rememberOldAccount',
            params: ({ context }) => ({
              maskedNumber: (context.intent?.baseline ?? cardIn(context).account).maskedNumber,
            }),
          },
          'forgetIntent',
          withEvent('keepChanged'),
        ],
      },
      { target: 'loading', actions: ['forgetIntent', explainOutcome] },
    ],
    onError: { target: 'loading', actions: explainUnclear },
  },
});
