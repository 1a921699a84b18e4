import { explainOutcome, explainUnclear } from '#machines/shared/money-problem.ts';
import { moneyState } from '#machines/shared/money-state.ts';
import { signedOutState } from '#machines/shared/watch-states.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { confirmationOf } from '../terms.ts';
import { orderIn, rolloverSetup } from '../rollover.setup.ts';

export const confirmingState = rolloverSetup.createStateConfig({
  description: 'The app sends the confirmation once and waits for the outcome.',
  meta: { label: 'Confirming', page: 'rolloverDescribe' },
  ...moneyState,
  invoke: {
    id: 'moneyAction',
    src: 'moneyAction',
    input: ({ context }) => ({
      userKey: context.userKey,
      start: context.intent
        ? { type: 'resume', intent: context.intent }
        : { type: 'attempt', request: confirmationOf(orderIn(context)) },
    }),
    onDone: [
      {
        guard: withEvent('rolloverTaken'),
        target: 'loading',
        actions: ['forgetIntent', 'untick'],
      },
      { target: 'loading', actions: ['forgetIntent', 'untick', explainOutcome] },
    ],
    onError: { target: 'loading', actions: ['untick', explainUnclear] },
  },
});

/** A poll in flight may have older data than the return to the page, so a new one starts. */
const pollAgain = { target: 'looking', reenter: true, actions: 'restartRounds' } as const;

export const processingState = rolloverSetup.createStateConfig({
  description: 'The lender carries out the confirmed rollover; the borrower cannot cancel it.',
  meta: { label: 'Processing', page: 'rolloverDescribe' },
  tags: 'money',
  // After the confirmation, an earlier problem is irrelevant.
  entry: 'clearProblem',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A pause before the next poll.',
      meta: { label: 'Being processed', shows: ['V2', 'V10', 'S4.19'] },
      after: { pause: 'looking' },
      on: {
        'connection.restored': 'looking',
        'page.shown': pollAgain,
        'session.renewed': 'looking',
      },
    },
    looking: {
      description: 'The app polls whether the rollover is done.',
      meta: { label: 'Polling whether it is done' },
      invoke: {
        id: 'lookWhetherDone',
        src: 'repayDeferralDetail',
        input: ({ context: { deferralOrderId } }) => ({ deferralOrderId }),
        onDone: {
          target: '#rollover.sorting',
          actions: [withEvent('keepDeferral'), 'countRound'],
        },
        onError: [
          {
            guard: withEvent('refusedForGood'),
            target: '#rollover.closed',
            actions: withEvent('keepFailure'),
          },
          {
            guard: withEvent('sessionGone'),
            target: 'signedOut',
            actions: withEvent('keepFailure'),
          },
          {
            target: 'waiting',
            actions: [withEvent('keepFailure'), 'countRound'],
          },
        ],
      },
      on: { 'page.shown': pollAgain },
    },
    signedOut: signedOutState({ 'session.renewed': 'looking' }),
  },
});
