import type { LoanFilter } from '#domain/loan-groups.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import type { PaidNote } from '#domain/offline-record.ts';
import { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';

/** A loan of the list, with the payments that its borrower noted on this phone and that are not late. */
export type ListedLoan = LoanOrder & { noted?: readonly PaidNote[] };

/** The borrower's loans of a filter (S2, `/mine/records`). */
export const loanListMachine = pagedListOf<ListedLoan, LoanFilter>(
  ({ loanOrderId }) => loanOrderId,
);
