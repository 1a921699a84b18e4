import { tell } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { sessionOf } from '../context.ts';
import { rootSetup } from '../root.setup.ts';

export const popupsState = rootSetup.createStateConfig({
  description: 'The popups of a visit to home: better terms, new coupons, a rating.',
  meta: { label: 'Popups' },
  initial: 'away',
  states: {
    away: {
      description: 'The borrower is not at home.',
      meta: { label: 'Not at home' },
      always: { guard: 'atHome', target: 'atHome' },
    },
    atHome: {
      description: 'A visit to home; leaving it closes its popup.',
      meta: { label: 'At home' },
      always: { guard: 'notAtHome', target: 'away' },
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The app fetches the code of the popups.',
          meta: { label: 'Fetching the popups' },
          invoke: {
            id: 'fetchPopups',
            src: 'fetchPopups',
            onDone: [
              { guard: 'signedIn', target: 'open' },
              // The session ended meanwhile, so this visit shows no popup.
              { target: 'over' },
            ],
            onError: 'over',
          },
        },
        open: {
          description: 'The app decides which popup is due and shows it.',
          meta: { label: 'Open' },
          invoke: {
            id: 'popups',
            src: 'popups',
            input: ({ context }) => ({ userKey: sessionOf(context).userKey }),
            onDone: [
              {
                guard: withEvent('popupLeadsOn'),
                target: 'over',
                actions: withEvent('followPopup'),
              },
              {
                guard: withEvent('offerEnded'),
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
        over: { description: 'No more popups in this visit.', meta: { label: 'Ended' } },
      },
    },
  },
});
