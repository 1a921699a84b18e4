import { flowIds, moneyFlowIds } from '#machines/flows.ts';
import { tell } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { nextFlow, sessionOf } from '../context.ts';
import { rootSetup } from '../root.setup.ts';
import { type FlowWords, flowStates } from './flow.ts';

export const locationState = (words: FlowWords) =>
  rootSetup.createStateConfig({
    description: 'The active flow.',
    meta: { label: 'Location' },
    initial: 'waitingForSignIn',
    on: {
      'location.requested': {
        guard: withEvent('asksForFlow'),
        target: '.waitingForSignIn',
        actions: [withEvent('request'), 'closeAllInfoPages'],
      },
      'session.replaced': {
        target: '.waitingForSignIn',
        actions: ['startOver', 'closeAllInfoPages'],
      },
      'logout.confirmed': {
        guard: 'logoutAsked',
        target: '.waitingForSignIn',
        actions: ['startOver', 'forgetRemembered', 'closeAllInfoPages'],
      },
      // The data are erased before another page opens.
      'account.deleted': '.accountEnded',
      'account.forgotten': {
        target: '.waitingForSignIn',
        actions: ['startOver', 'forgetRemembered'],
      },
    },
    states: {
      waitingForSignIn: {
        description: 'Every flow needs a logged-in borrower.',
        meta: { label: 'Waiting for sign-in' },
        always: { guard: 'signedIn', target: 'opening' },
      },
      opening: {
        description: 'The app fetches the next flow’s stored record and code.',
        meta: { label: 'Opening' },
        tags: 'loadingOverlay',
        initial: 'remembering',
        on: {
          // No flow runs without a session; the next login continues from here.
          'session.lost': 'waitingForSignIn',
          'person.changed': 'waitingForSignIn',
          'login.requested': 'waitingForSignIn',
        },
        states: {
          remembering: {
            description: 'The app reads the flows’ records and open money intents.',
            meta: { label: 'Reading the stored records' },
            invoke: {
              id: 'readRemembered',
              src: 'readRemembered',
              input: ({ context }) => ({ userKey: sessionOf(context).userKey }),
              onDone: { target: 'fetching', actions: withEvent('keepRemembered') },
              onError: { target: 'fetching', actions: 'forgetRemembered' },
            },
          },
          fetching: {
            description: 'The app fetches the next flow’s code.',
            meta: { label: 'Fetching the flow' },
            invoke: {
              id: 'fetchFlow',
              src: 'fetchFlow',
              input: ({ context }) => ({ flow: nextFlow(context) }),
              onDone: '#root.location.routing',
              onError: '#root.location.broken',
            },
          },
        },
      },
      routing: {
        description:
          'A money attempt with an unknown outcome comes first, then the requested page.',
        meta: { label: 'Routing' },
        always: [
          ...moneyFlowIds.map((flow) => ({
            guard: { type: 'attemptComesFirst' as const, params: { flow } },
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
        description: 'One flow is active and receives the page’s events.',
        meta: { label: 'In a flow' },
        on: {
          'nav.back': { guard: 'flowOnTop', ...tell('tellFlow') },
          'nav.forward': { guard: 'flowOnTop', ...tell('tellFlow') },
          'page.refreshed': tell('tellFlow'),
          'page.shown': tell('tellFlow'),
          'connection.restored': tell('tellFlow'),
          'session.renewed': tell('tellFlow'),
        },
        initial: 'home',
        states: flowStates(words),
      },
      accountEnded: {
        description: 'The account is deleted: no flow opens until all stored data is erased.',
        meta: { label: 'The account has ended', shows: ['D4', 'S2.12'] },
      },
      broken: {
        description: 'A flow crashed, or its code could not be fetched; a button opens home.',
        meta: { label: 'Broken', page: 'error' },
        entry: 'announceNoFlow',
      },
    },
  });
