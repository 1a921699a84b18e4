import { intentIn, moneySetup, outcomeOf } from '../money-action.setup.ts';

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
          {
            guard: { type: 'serverTookIt', params: ({ event }) => ({ result: event.output }) },
            target: '#moneyAction.done',
            actions: {
              type: 'setOutcome',
              params: ({ event }) => ({ outcome: outcomeOf(event.output) }),
            },
          },
          { target: 'waiting', actions: 'clearFailure' },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      description: 'A pause before the next poll; the borrower can poll at once.',
      meta: { label: 'Waiting to ask again' },
      after: { recheckDelay: 'reconciling' },
      on: {
        'check.requested': 'reconciling',
        'connection.restored': 'reconciling',
        'session.renewed': 'reconciling',
        'page.shown': 'reconciling',
      },
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
          {
            guard: { type: 'serverTookIt', params: ({ event }) => ({ result: event.output }) },
            target: '#moneyAction.done',
            actions: {
              type: 'setOutcome',
              params: ({ event }) => ({ outcome: outcomeOf(event.output) }),
            },
          },
          { target: '#moneyAction.closing' },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      description: 'The server did not answer; customer service can help meanwhile.',
      meta: { label: 'Overdue, waiting to ask again' },
      after: { recheckDelay: 'reconciling' },
      on: {
        'check.requested': 'reconciling',
        'connection.restored': 'reconciling',
        'session.renewed': 'reconciling',
        'page.shown': 'reconciling',
      },
    },
  },
});
