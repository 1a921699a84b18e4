import { tell } from '#machines/shared/reload.ts';
import { sessionOf } from '../context.ts';
import { rootSetup } from '../root.setup.ts';

/** Reconciles abandoned money attempts. It starts after a flow, and has its own code. */
export const attemptsState = rootSetup.createStateConfig({
  description: 'What became of money is found out wherever the person is, and told.',
  meta: { label: 'Open attempts' },
  initial: 'away',
  states: {
    away: {
      description: 'Nobody is logged in: nobody is to be told anything.',
      meta: { label: 'Away' },
      always: { guard: 'signedIn', target: 'present' },
    },
    present: {
      description: 'A borrower is logged in: no attempt of theirs is left alone.',
      meta: { label: 'Present' },
      always: { guard: 'notSignedIn', target: 'away' },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The first flow comes before.',
          meta: { label: 'Waiting for a flow' },
          always: { guard: 'inFlow', target: 'fetching' },
        },
        fetching: {
          description: 'The code is fetched that finds out about open attempts.',
          meta: { label: 'Fetching the code' },
          invoke: {
            id: 'fetchAttempts',
            src: 'fetchAttempts',
            onDone: 'running',
            onError: 'failed',
          },
        },
        running: {
          description: 'Open attempts are looked for and asked about; what became of one is told.',
          meta: { label: 'Running' },
          invoke: {
            id: 'attempts',
            src: 'attempts',
            input: ({ context }) => ({ userKey: sessionOf(context).userKey }),
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
            'Its code did not come, or it broke: that is tried again, at the latest after a pause.',
          meta: { label: 'Not there' },
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
