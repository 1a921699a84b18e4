import {
  borrowInput,
  placeAfterBorrow,
  placeAfterProgress,
  placeAfterRepayment,
  progressInput,
  repaymentInput,
} from '../places.ts';
import { rootSetup } from '../root.setup.ts';

/** The layer of flows (design.md): opening, routing, and one short state a flow. */
export const placeState = rootSetup.createStateConfig({
  description: 'Which flow is active.',
  meta: { label: 'Place' },
  initial: 'waitingForSignIn',
  on: {
    'place.requested': {
      guard: { type: 'asksForFlow', params: ({ event }) => ({ place: event.place }) },
      target: '.waitingForSignIn',
      actions: [
        { type: 'request', params: ({ event }) => ({ place: event.place }) },
        'closeAllReading',
      ],
    },
    'session.replaced': {
      target: '.waitingForSignIn',
      actions: ['requestHome', 'closeAllReading'],
    },
    'logout.confirmed': {
      guard: 'logoutAsked',
      target: '.waitingForSignIn',
      actions: ['requestHome', 'forgetRemembered', 'closeAllReading'],
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
      tags: 'cover',
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
        {
          guard: 'applicationOutcomeUnknown',
          target: 'inFlow.borrow',
        },
        {
          guard: 'paymentOutcomeUnknown',
          target: 'inFlow.repayment',
        },
        {
          guard: { type: 'requestedFlowIs', params: { flow: 'borrow' } },
          target: 'inFlow.borrow',
        },
        {
          guard: { type: 'requestedFlowIs', params: { flow: 'orderProgress' } },
          target: 'inFlow.orderProgress',
        },
        {
          guard: { type: 'requestedFlowIs', params: { flow: 'repayment' } },
          target: 'inFlow.repayment',
        },
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
        home: {
          description: 'The borrower’s credit, limit and loans.',
          meta: { label: 'Home' },
          entry: { type: 'enterFlow', params: { flow: 'home' } },
          invoke: {
            id: 'home',
            src: 'home',
            onDone: {
              target: '#root.place.opening',
              actions: { type: 'request', params: ({ event }) => ({ place: event.output.place }) },
            },
            onError: { target: '#root.place.broken' },
          },
          on: {
            'nav.forward': {
              guard: {
                type: 'flowOnTopAndAsksForFlow',
                params: ({ event }) => ({ place: event.place }),
              },
              target: '#root.place.opening',
              actions: { type: 'request', params: ({ event }) => ({ place: event.place }) },
            },
          },
        },
        borrow: {
          description: 'From the limit to an application.',
          meta: { label: 'Borrowing' },
          entry: { type: 'enterFlow', params: { flow: 'borrow' } },
          invoke: {
            id: 'borrow',
            src: 'borrow',
            input: ({ context }) => borrowInput(context),
            onDone: {
              target: '#root.place.opening',
              actions: [
                { type: 'settleIntent', params: { kind: 'applyOrder' } },
                {
                  type: 'request',
                  params: ({ event }) => ({ place: placeAfterBorrow(event.output) }),
                },
              ],
            },
            onError: { target: '#root.place.broken' },
          },
        },
        orderProgress: {
          description: 'Review, rejection and lending, followed live.',
          meta: { label: 'Following an order' },
          entry: { type: 'enterFlow', params: { flow: 'orderProgress' } },
          invoke: {
            id: 'orderProgress',
            src: 'orderProgress',
            input: ({ context }) => progressInput(context),
            onDone: {
              target: '#root.place.opening',
              actions: {
                type: 'request',
                params: ({ event }) => ({ place: placeAfterProgress(event.output) }),
              },
            },
            onError: { target: '#root.place.broken' },
          },
        },
        repayment: {
          description: 'What is due, and paying it.',
          meta: { label: 'Repaying' },
          entry: { type: 'enterFlow', params: { flow: 'repayment' } },
          invoke: {
            id: 'repayment',
            src: 'repayment',
            input: ({ context }) => repaymentInput(context),
            onDone: {
              target: '#root.place.opening',
              actions: [
                { type: 'settleIntent', params: { kind: 'repaymentConfirm' } },
                {
                  type: 'request',
                  params: ({ event }) => ({ place: placeAfterRepayment(event.output) }),
                },
              ],
            },
            onError: { target: '#root.place.broken' },
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
