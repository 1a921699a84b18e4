import type { DeletionRecord } from '#domain/loans/records.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { accountDeletionMachine } from './account-deletion.machine.ts';

/** Account deletion (S2, /account). */
export const accountDeletionFlow = defineFlow<typeof accountDeletionMachine, DeletionRecord>()({
  id: 'accountDeletion',
  label: 'Deleting the account',
  description: 'Rules, reason, SMS code, and the deletion exactly once.',
  input: ({ session: { auth, userKey }, record, intent }) => ({
    userKey,
    mobile: auth.mobile,
    record,
    intent,
  }),
  after: (outcome) => (outcome.type === 'opens' ? outcome.location : { page: 'home', query: {} }),
  below: ({ type }) => (type === 'opens' ? { page: 'accountDelete', query: {} } : null),
  endsAccount: ({ type }) => type === 'deleted',
  heading: () => 'accountDelete',
  record: ({ context: { reason, note } }): DeletionRecord | null =>
    reason === null && note === '' ? null : { version: 1, reason, note },
});
