import type { LoanFilter } from '#domain/loan-groups.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';

/** The borrower's loans of a filter (S2, `/mine/records`). */
export const loanListMachine = pagedListOf<LoanOrder, LoanFilter>(({ loanOrderId }) => loanOrderId);
