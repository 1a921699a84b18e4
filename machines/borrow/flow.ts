import { BorrowRecord } from '#domain/records.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { borrowMachine } from './borrow.machine.ts';
import { selectBorrowLocation, selectBorrowRecord } from './location.ts';

export const borrowFlow = defineFlow<typeof borrowMachine>()({
  id: 'borrow',
  description: 'From the limit to an application.',
  meta: { label: 'Borrowing' },
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
  location: selectBorrowLocation,
  record: { schema: BorrowRecord, select: selectBorrowRecord },
  money: ['applyOrder'],
});
