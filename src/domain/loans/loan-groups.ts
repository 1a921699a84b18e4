import * as v from 'valibot';
import type { LoanStatus } from './loan-order.ts';
import { loanStatus } from './loan-status.ts';

/**
 * Loans by what there is to do about them: each status is in one group. A failed payout is under
 * way, as it is where one loan at a time may be (`ClosedBorrowing`): its money is sent again.
 */
export const loanGroups = {
  toRepay: [loanStatus.repaying, loanStatus.overdue],
  underWay: [
    loanStatus.beforeReview,
    loanStatus.reviewing,
    loanStatus.lending,
    loanStatus.disbursementFailed,
  ],
  settled: [loanStatus.settled],
  notPaidOut: [loanStatus.rejected, loanStatus.cancelled],
} as const satisfies Record<string, readonly LoanStatus[]>;

export const LoanGroup = v.picklist(['toRepay', 'underWay', 'settled', 'notPaidOut']);
export type LoanGroup = v.InferOutput<typeof LoanGroup>;

const running: readonly LoanStatus[] = [...loanGroups.toRepay, ...loanGroups.underWay];

/** Whether a loan is under way or to be repaid: nothing more comes of the others. */
export const isRunning = ({ status }: { status: LoanStatus }): boolean => running.includes(status);

/** What a list of loans is narrowed to. */
export type LoanFilter = LoanGroup | 'all';
export const loanFilters: readonly LoanFilter[] = ['all', ...LoanGroup.options];

/** The filter that an address names; all loans where it names none. */
export const loanFilterOf = (group: string | undefined): LoanFilter =>
  loanFilters.find((one) => one === group) ?? 'all';
