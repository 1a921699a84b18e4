import { withEvent } from '#machines/shared/with-event.ts';
import { intentIn, keepResult, moneySetup } from '../money-action.setup.ts';

const askAgain = {
  after: { recheckDelay: 'reconciling' },
  on: {
    'check.requested': 'reconciling',
    'connection.restored': 'reconciling',
    'session.renewed': 'reconciling',
    'page.shown': 'reconciling',
  },
} as const;

export const settlingState = moneySetup.createStateConfig({
  description: 'The server may still accept the attempt: a missing effect proves nothing yet.',
  meta: { label: 'Can still be accepted' },
  after: { settleTime: { target: 'settled', actions: 'clearFailure' } },
  initial: 'reconciling',
  states: {
    reconciling: {
      description: 'The app asks the server whether it accepted the attempt.',
      meta: { label: 'Asking the server' },
      entry: 'countReading',
      invoke: {
        id: 'reconcileMoney',
        src: 'reconcileMoney',
        input: ({ context }) => ({ intent: intentIn(context) }),
        onDone: [
          { guard: withEvent('serverTookIt'), target: '#moneyAction.done', actions: keepResult },
          { target: 'waiting', actions: 'clearFailure' },
        ],
        onError: { target: 'waiting', actions: withEvent('keepFailure') },
      },
    },
    waiting: {
      description: 'A pause before the next poll; the borrower can poll at once.',
      meta: { label: 'Waiting to ask again' },
      ...askAgain,
    },
  },
});

export const settledState = moneySetup.createStateConfig({
  description: 'The server has finished with the request: its next answer is final.',
  meta: { label: 'Request finished, outcome unknown' },
  initial: 'reconciling',
  states: {
    reconciling: {
      description: 'The app asks the server again; earlier answers do not count.',
      meta: { label: 'Asking for the final answer' },
      entry: 'countReading',
      invoke: {
        id: 'reconcileSettledMoney',
        src: 'reconcileMoney',
        input: ({ context }) => ({ intent: intentIn(context) }),
        onDone: [
          { guard: withEvent('serverTookIt'), target: '#moneyAction.done', actions: keepResult },
          { target: '#moneyAction.closing' },
        ],
        onError: { target: 'waiting', actions: withEvent('keepFailure') },
      },
    },
    waiting: {
      description: 'The server did not answer; customer service can help meanwhile.',
      meta: { label: 'Overdue, waiting to ask again' },
      ...askAgain,
    },
  },
});
