import { assign, createActor, fromPromise, setup } from 'xstate';
import type { Person } from './api.ts';

type Event =
  | { type: 'mobile.changed'; mobile: string }
  | { type: 'login.submitted' }
  | { type: 'payment.submitted'; id: string };

const machine = setup({
  types: {
    context: {} as { mobile: string; person: Person | null; paying: string },
    events: {} as Event,
  },
  actors: {
    logIn: fromPromise(async ({ input }: { input: string }) =>
      (await import('./api.ts')).logIn(input),
    ),
    pay: fromPromise(async ({ input }: { input: string }) => (await import('./api.ts')).pay(input)),
  },
}).createMachine({
  id: 'session',
  context: { mobile: '', person: null, paying: '' },
  initial: 'loggedOut',
  states: {
    loggedOut: {
      initial: 'asking',
      states: { asking: {}, failed: {} },
      on: {
        'mobile.changed': { actions: assign({ mobile: ({ event }) => event.mobile }) },
        'login.submitted': { target: 'loggingIn' },
      },
    },
    loggingIn: {
      invoke: {
        src: 'logIn',
        input: ({ context }) => context.mobile,
        onDone: {
          target: 'loggedIn',
          actions: assign({ person: ({ event }) => event.output }),
        },
        onError: { target: 'loggedOut.failed' },
      },
    },
    loggedIn: {
      on: {
        'payment.submitted': {
          target: 'paying',
          actions: assign({ paying: ({ event }) => event.id }),
        },
      },
    },
    paying: {
      invoke: {
        src: 'pay',
        input: ({ context }) => context.paying,
        onDone: { target: 'loggedIn' },
        onError: { target: 'loggedIn' },
      },
    },
  },
});

export const session = createActor(machine);
