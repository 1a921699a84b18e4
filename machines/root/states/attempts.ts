import { tell } from '#machines/shared/reload.ts';
import { sessionOf } from '../context.ts';
import { rootSetup } from '../root.setup.ts';

export const attemptsState = rootSetup.createStateConfig({
  description: 'Reconciles open attempts on every page and shows their outcomes.',
  meta: { label: 'Open attempts' },
  initial: 'away',
  states: {
    away: {
      description: 'No borrower is logged in, so no outcome is shown.',
      meta: { label: 'Not logged in' },
      always: { guard: 'signedIn', target: 'present' },
    },
    present: {
      description: 'A borrower is logged in: the app follows every open attempt.',
      meta: { label: 'Logged in' },
      always: { guard: 'notSignedIn', target: 'away' },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The first flow loads before this.',
          meta: { label: 'Waiting for a flow' },
          always: { guard: 'inFlow', target: 'fetching' },
        },
        fetching: {
          description: 'The app fetches the code that reconciles open attempts.',
          meta: { label: 'Fetching the code' },
          invoke: {
            id: 'fetchAttempts',
            src: 'fetchAttempts',
            onDone: 'running',
            onError: 'failed',
          },
        },
        running: {
          description: 'The app reconciles open attempts and shows their outcomes.',
          meta: { label: 'Running' },
          invoke: {
            id: 'attempts',
            src: 'attempts',
            input({ context }) {
              const { userKey } = sessionOf(context);
              return { userKey, news: context.unread[userKey] ?? [] };
            },
            // The machine ends only when the account is deleted.
            onDone: { actions: 'announceDeletion' },
            onError: 'failed',
          },
          on: {
            'flow.entered': tell('tellAttempts'),
            'flow.left': tell('tellAttempts'),
            'page.shown': tell('tellAttempts'),
            'connection.restored': tell('tellAttempts'),
          },
        },
        failed: {
          description:
            'The code failed to load or crashed: the app retries after a pause at the latest.',
          meta: { label: 'Code missing' },
          after: { fetchAgain: 'fetching' },
          on: {
            'flow.entered': 'fetching',
            'page.shown': 'fetching',
            'connection.restored': 'fetching',
          },
        },
      },
    },
  },
});
