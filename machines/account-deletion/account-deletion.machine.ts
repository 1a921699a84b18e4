import { requireOutcome } from '#machines/shared/outcome.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { accountDeletionSetup } from './account-deletion.setup.ts';
import { deletingState } from './states/deleting.ts';
import { verifyingState } from './states/verifying.ts';

/**
 * Deletes the account (S2, S3, S4). The root shows the success page (ENDING), because the page
 * needs no session.
 */
export const accountDeletionMachine = accountDeletionSetup.createMachine({
  id: 'accountDeletion',
  description: 'Deletes the account: rules, reason, SMS code, and the deletion exactly once.',
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
      description: 'An earlier deletion with an unknown outcome comes first.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'deleting' }, { target: 'loading' }],
    },
    loading: {
      description: 'The app fetches everything that blocks a deletion.',
      meta: { label: 'Loading', page: 'accountDelete' },
      tags: 'busy',
      invoke: {
        id: 'deletionBlockers',
        src: 'deletionBlockers',
        onDone: { target: 'sorting', actions: withEvent('keepBlockers') },
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
      on: { 'nav.back': 'left' },
    },
    sorting: {
      description:
        'Reasons that block the deletion come first; otherwise the borrower’s last step opens.',
      meta: { label: 'Choosing the step' },
      always: [
        { guard: 'isBlocked', target: 'reading' },
        { guard: { type: 'phaseIs', params: { phase: 'VERIFY' } }, target: 'verifying' },
        { guard: { type: 'phaseIs', params: { phase: 'FORM' } }, target: 'filling' },
        { target: 'reading' },
      ],
    },
    failed: {
      description: 'The app could not fetch what blocks a deletion.',
      meta: { label: 'Could not load', page: 'accountDelete' },
      on: { ...retryTo('loading'), 'nav.back': 'left' },
    },
    reading: {
      description:
        'The page shows what is deleted, what is kept and why, and what blocks the deletion.',
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
      description: 'The borrower gives a reason for leaving.',
      meta: { label: 'Giving the reason', shows: ['D2'], page: 'accountDelete' },
      entry: { type: 'enterPhase', params: { phase: 'FORM' } },
      on: {
        ...reloadTo('loading'),
        'reason.chosen': { actions: withEvent('keepReason') },
        'note.changed': { actions: withEvent('keepNote') },
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
      description: 'The account is deleted.',
      meta: { label: 'Deleted', shows: ['D4'] },
      entry: { type: 'setOutcome', params: { type: 'deleted' } },
    },
    opened: {
      type: 'final',
      description:
        'Another page opens: to resolve what blocks the deletion, or to download a copy of the data.',
      meta: { label: 'Opened another page' },
    },
    left: {
      type: 'final',
      description: 'The borrower left; the account is unchanged.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
