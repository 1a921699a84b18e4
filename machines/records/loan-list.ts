import { isInGroup, type LoanFilter } from '#domain/loans/loan-groups.ts';
import type { NotedLoan } from '#domain/payments/on-its-way.ts';
import { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';

/** The borrower's loans of a filter (S2, `/mine/records`). */
export const loanListMachine = pagedListOf<NotedLoan, LoanFilter>(
  ({ loanOrderId }) => loanOrderId,
  isInGroup,
);
