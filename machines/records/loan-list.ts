import type { LoanFilter } from '#domain/loan-groups.ts';
import type { NotedLoan } from '#domain/on-its-way.ts';
import { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';

/** The borrower's loans of a filter (S2, `/mine/records`). */
export const loanListMachine = pagedListOf<NotedLoan, LoanFilter>(({ loanOrderId }) => loanOrderId);
