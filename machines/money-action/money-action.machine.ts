import { failureOf } from '#domain/failure.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { intentIn, keepResult, moneySetup, requestIn } from './money-action.setup.ts';
import { settledState, settlingState } from './states/unknown.ts';
import { defaultTiming } from './timing.ts';

/** Moves money once: an attempt with an unknown outcome is reconciled, never sent again. */
export const moneyActionMachine = moneySetup.createMachine({
  id: 'moneyAction',
  description: 'Sends a money request exactly once and reports its outcome.',
  context: ({ input: { userKey, start, timing } }) => ({
    userKey,
    timing: { ...defaultTiming, ...timing },
    request: start.type === 'attempt' ? start.request : null,
    intent: start.type === 'resume' ? start.intent : null,
    own: false,
    answer: null,
    readings: 0,
    failure: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An attempt that is already open is reconciled, never sent again.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'unknown' }, { target: 'preparing' }],
    },
    preparing: {
      description:
        'The app first reads its journal and the server’s records, to recognise this attempt. An effect that already exists is not requested again.',
      meta: { label: 'Preparing to send' },
      tags: ['busy', 'money', 'sending'],
      invoke: {
        id: 'prepareAttempt',
        src: 'prepareAttempt',
        input: ({ context }) => ({ userKey: context.userKey, request: requestIn(context) }),
        onDone: [
          {
            guard: withEvent('openAttemptFound'),
            target: 'unknown',
            actions: withEvent('adoptIntent'),
          },
          { guard: withEvent('serverTookIt'), target: 'done', actions: keepResult },
          { target: 'submitting', actions: withEvent('keepOwnIntent') },
        ],
        onError: {
          target: 'notSent',
          actions: {
            type: 'setOutcome',
            params: ({ event }) => ({
              outcome: { type: 'notSent', failure: failureOf(event.error) },
            }),
          },
        },
      },
    },
    submitting: {
      description: 'The app writes the attempt to the journal, then sends the request once.',
      meta: { label: 'Sending' },
      tags: ['busy', 'money', 'sending'],
      invoke: {
        id: 'submitMoney',
        src: 'submitMoney',
        input: ({ context }) => ({ intent: intentIn(context), request: requestIn(context) }),
        onDone: [
          { guard: withEvent('serverAccepted'), target: 'done', actions: keepResult },
          { guard: withEvent('serverRefused'), target: 'refused', actions: keepResult },
          { guard: withEvent('nothingSent'), target: 'notSent', actions: keepResult },
          { target: 'unknown', actions: withEvent('adoptIntent') },
        ],
        onError: { target: 'unknown', actions: withEvent('keepAnswer') },
      },
    },
    unknown: {
      description:
        'The server may have accepted the attempt or not. The app reconciles and sends nothing again.',
      meta: { label: 'Outcome unknown' },
      tags: 'money',
      initial: 'settling',
      states: { settling: settlingState, settled: settledState },
    },
    closing: {
      description:
        'The server did not accept the attempt: the app closes the journal entry with the server’s answer. If that fails, the app reconciles again next time.',
      meta: { label: 'Closing the attempt' },
      tags: ['busy', 'money'],
      invoke: {
        id: 'closeIntent',
        src: 'closeIntent',
        input: ({ context }) => ({ intent: intentIn(context) }),
        onDone: {
          target: 'notTaken',
          actions: { type: 'keepNotedAnswer', params: ({ event }) => event.output },
        },
        onError: 'notTaken',
      },
    },
    done: {
      type: 'final',
      description: 'The server accepted the attempt.',
      meta: { label: 'Done' },
    },
    refused: {
      type: 'final',
      description: 'The server refused the attempt with a reason.',
      meta: { label: 'Refused' },
    },
    notSent: { type: 'final', description: 'No request was sent.', meta: { label: 'Not sent' } },
    notTaken: {
      type: 'final',
      description: 'The server did not accept the attempt and will not accept it later.',
      meta: { label: 'Not accepted' },
      entry: {
        type: 'setOutcome',
        params: ({ context }) => ({ outcome: { type: 'notTaken', answer: context.answer } }),
      },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
