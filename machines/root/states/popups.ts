import { tell } from '#machines/shared/reload.ts';
import { sessionOf } from '../context.ts';
import { rootSetup } from '../root.setup.ts';

/** The popups of home, at most one a visit. They load after home, with their own code. */
export const popupsState = rootSetup.createStateConfig({
  description: 'What home has to say once a visit: better terms, new coupons, a rating.',
  meta: { label: 'Popups' },
  initial: 'away',
  states: {
    away: {
      description: 'The person is not at home.',
      meta: { label: 'Away' },
      always: { guard: 'atHome', target: 'atHome' },
    },
    atHome: {
      description: 'A visit to home; leaving it takes its popup away.',
      meta: { label: 'At home' },
      always: { guard: 'notAtHome', target: 'away' },
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The code of the popups is fetched.',
          meta: { label: 'Fetching the popups' },
          invoke: {
            id: 'fetchPopups',
            src: 'fetchPopups',
            onDone: [
              { guard: 'signedIn', target: 'open' },
              // The session ended meanwhile; no popup opens after the next login.
              { target: 'over' },
            ],
            onError: 'over',
          },
        },
        open: {
          description: 'It is found out which popup is due, and that one is shown.',
          meta: { label: 'Open' },
          invoke: {
            id: 'popups',
            src: 'popups',
            input: ({ context }) => ({ userKey: sessionOf(context).userKey }),
            onDone: [
              {
                guard: { type: 'popupLeadsOn', params: ({ event }) => event },
                target: 'over',
                actions: { type: 'followPopup', params: ({ event }) => event },
              },
              {
                guard: { type: 'offerEnded', params: ({ event }) => event },
                target: 'over',
                actions: { type: 'queueToast', params: { key: 'toastMsg.offerEnded' } },
              },
              { target: 'over' },
            ],
            // A popup that cannot be shown is skipped.
            onError: 'over',
          },
          on: {
            'nav.back': { guard: 'flowOnTop', ...tell('tellPopup') },
          },
        },
        over: { description: 'Nothing more in this visit.', meta: { label: 'Over' } },
      },
    },
  },
});
