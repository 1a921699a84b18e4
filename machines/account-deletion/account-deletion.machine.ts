import { requireOutcome } from '#machines/shared/outcome.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { accountDeletionSetup } from './account-deletion.setup.ts';
import { deletingState } from './states/deleting.ts';
import { verifyingState } from './states/verifying.ts';

/**
 * Deletes the account (S2, S4), in the steps of S3: READ_ME, FORM, VERIFY. The success page ENDING
 * survives the session, and so does not belong to this chart.
 */
export const accountDeletionMachine = accountDeletionSetup.createMachine({
  id: 'accountDeletion',
  description: 'The account is deleted: its rules, why, a code by SMS, and the deletion once.',
  context: ({ input: { record, ...input } }) => ({
    ...input,
    phase: 'READ_ME',
    blockers: null,
    overpaid: null,
    reason: record?.reason ?? null,
    reasonMissing: false,
    note: record?.note ?? '',
    code: '',
    codeReason: null,
    problem: null,
    failure: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A deletion whose outcome is not known comes before everything else.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'deleting' }, { target: 'loading' }],
    },
    loading: {
      description: 'What stands against a deletion is fetched: all of it at once.',
      meta: { label: 'Loading', page: 'accountDelete' },
      tags: 'busy',
      invoke: {
        id: 'deletionBlockers',
        src: 'deletionBlockers',
        onDone: {
          target: 'sorting',
          actions: { type: 'keepBlockers', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: { 'nav.back': 'left' },
    },
    sorting: {
      description: 'What stands against it is said first; else the person is where they were.',
      meta: { label: 'Sorting' },
      always: [
        { guard: 'isBlocked', target: 'reading' },
        { guard: { type: 'phaseIs', params: { phase: 'VERIFY' } }, target: 'verifying' },
        { guard: { type: 'phaseIs', params: { phase: 'FORM' } }, target: 'filling' },
        { target: 'reading' },
      ],
    },
    failed: {
      description: 'What stands against it could not be fetched.',
      meta: { label: 'Could not load', page: 'accountDelete' },
      on: { ...retryTo('loading'), 'nav.back': 'left' },
    },
    reading: {
      description: 'What is deleted, what is kept and why, and what stands against it.',
      meta: { label: 'Reading the rules', shows: ['D1', 'S3.22'], page: 'accountDelete' },
      entry: { type: 'enterPhase', params: { phase: 'READ_ME' } },
      on: {
        ...reloadTo('loading'),
        'page.shown': 'loading',
        'rules.accepted': { guard: 'nothingBlocks', target: 'filling', actions: 'clearProblem' },
        'page.opened': {
          target: 'opened',
          actions: {
            type: 'setOutcome',
            params: ({ event: { location } }) => ({ type: 'opens', location }),
          },
        },
        'nav.back': 'left',
      },
    },
    filling: {
      description: 'Why the person leaves.',
      meta: { label: 'Giving the reason', shows: ['D2'], page: 'accountDelete' },
      entry: { type: 'enterPhase', params: { phase: 'FORM' } },
      on: {
        ...reloadTo('loading'),
        'reason.chosen': { actions: { type: 'keepReason', params: ({ event }) => event } },
        'note.changed': { actions: { type: 'keepNote', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'reasonChosen', target: 'verifying', actions: 'clearProblem' },
          { actions: 'explainReason' },
        ],
        'nav.back': 'reading',
      },
    },
    verifying: verifyingState,
    deleting: deletingState,
    deleted: {
      type: 'final',
      description: 'The account is gone.',
      meta: { label: 'Deleted', shows: ['D4'] },
      entry: { type: 'setOutcome', params: { type: 'deleted' } },
    },
    opened: {
      type: 'final',
      description:
        'The person settles first what stands against it, or takes a copy of their data.',
      meta: { label: 'Opened another page' },
    },
    left: {
      type: 'final',
      description: 'The person left; the account is as it was.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
