import type { BorrowRecord } from '#domain/loans/records.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { borrowMachine } from './borrow.machine.ts';

/** Borrowing (S2, /borrow): limit, amount, terms, application. */
export const borrowFlow = defineFlow<typeof borrowMachine, BorrowRecord>()({
  id: 'borrow',
  label: 'Borrowing',
  description: 'From the limit to an application.',
  input: ({ session: { userKey }, requested: { page }, record, intent }) => ({
    userKey,
    page,
    record,
    intent,
  }),
  after(outcome) {
    switch (outcome.type) {
      case 'applied':
        return { page: 'review', query: { loanOrderId: outcome.loanOrderId } };
      case 'opens':
        return outcome.location;
      case 'review':
        return { page: 'review', query: {} };
      case 'left':
      case 'home':
        return { page: 'home', query: {} };
    }
  },
  heading: ({ context }) => context.resumeAt,
  /** The current step and choice, after the limit is known. */
  record({ status, context: { draft, limit, resumeAt } }): BorrowRecord | null {
    if (status !== 'active' || limit === null) return null;
    return { version: 1, step: resumeAt, ...draft };
  },
  creditOrderId: ({ context }) => context.limit?.quota.creditOrderId ?? null,
  agreement: ({ context }) => context.agreement,
});
