import { flowIds, flows } from '#machines/flows.ts';
import { rootSetup } from '../root.setup.ts';
import { flowStates } from './flow.ts';

/** The layer of flows (design.md): opening, routing, and one short state a flow. */
export const locationState = rootSetup.createStateConfig({
  description: 'Which flow is active.',
  meta: { label: 'Location' },
  initial: 'waitingForSignIn',
  on: {
    'location.requested': {
      guard: { type: 'asksForFlow', params: ({ event }) => ({ location: event.location }) },
      target: '.waitingForSignIn',
      actions: [
        { type: 'request', params: ({ event }) => ({ location: event.location }) },
        'closeAllInfoPages',
      ],
    },
    'session.replaced': {
      target: '.waitingForSignIn',
      actions: ['requestHome', 'closeAllInfoPages'],
    },
    'logout.confirmed': {
      guard: 'logoutAsked',
      target: '.waitingForSignIn',
      actions: ['requestHome', 'forgetRemembered', 'closeAllInfoPages'],
    },
  },
  states: {
    waitingForSignIn: {
      description: 'Every flow needs a borrower who is logged in.',
      meta: { label: 'Waiting for sign-in' },
      always: { guard: 'signedIn', target: 'opening' },
    },
    opening: {
      description: 'The flows’ records and open money intents are read.',
      meta: { label: 'Opening' },
      tags: 'loadingOverlay',
      invoke: {
        id: 'readRemembered',
        src: 'readRemembered',
        input: ({ context }) => ({ userKey: context.session?.userKey ?? '' }),
        onDone: {
          target: 'routing',
          actions: {
            type: 'keepRemembered',
            params: ({ event }) => ({ remembered: event.output }),
          },
        },
        onError: { target: 'routing', actions: 'forgetRemembered' },
      },
    },
    routing: {
      description: 'Money whose outcome is not known comes first, then what was asked for.',
      meta: { label: 'Routing' },
      always: [
        { guard: 'signedOut', target: 'waitingForSignIn' },
        ...flowIds
          .filter((flow) => flows[flow].money.length > 0)
          .map((flow) => ({
            guard: { type: 'outcomeUnknown' as const, params: { flow } },
            target: `inFlow.${flow}`,
          })),
        ...flowIds
          .filter((flow) => flow !== 'home')
          .map((flow) => ({
            guard: { type: 'requestedFlowIs' as const, params: { flow } },
            target: `inFlow.${flow}`,
          })),
        { target: 'inFlow.home' },
      ],
    },
    inFlow: {
      description: 'One flow is active; what happens to the page is told to it.',
      meta: { label: 'In a flow' },
      on: {
        'nav.back': {
          guard: 'flowOnTop',
          actions: { type: 'tellFlow', params: ({ event }) => ({ event }) },
        },
        'nav.forward': {
          guard: 'flowOnTop',
          actions: { type: 'tellFlow', params: ({ event }) => ({ event }) },
        },
        'page.refreshed': { actions: { type: 'tellFlow', params: ({ event }) => ({ event }) } },
        'page.shown': { actions: { type: 'tellFlow', params: ({ event }) => ({ event }) } },
        'page.hidden': { actions: { type: 'tellFlow', params: ({ event }) => ({ event }) } },
        'connection.restored': {
          actions: { type: 'tellFlow', params: ({ event }) => ({ event }) },
        },
        'session.renewed': { actions: { type: 'tellFlow', params: ({ event }) => ({ event }) } },
      },
      initial: 'home',
      states: {
        ...flowStates,
        home: {
          ...flowStates.home,
          on: {
            'nav.forward': {
              guard: {
                type: 'flowOnTopAndAsksForFlow',
                params: ({ event }) => ({ location: event.location }),
              },
              target: '#root.location.opening',
              actions: { type: 'request', params: ({ event }) => ({ location: event.location }) },
            },
          },
        },
      },
    },
    broken: {
      description: 'A flow stopped working; the way home starts it afresh.',
      meta: { label: 'Broken', page: 'error' },
    },
  },
});
