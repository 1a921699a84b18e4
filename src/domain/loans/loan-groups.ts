import * as v from 'valibot';
import type { LoanStatus } from './loan-order.ts';
import { loanStatus } from './loan-status.ts';

/** Each status is in one group. A failed payout counts as under way, because it can be repeated. */
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

export const isRunning = ({ status }: { status: LoanStatus }): boolean => running.includes(status);

export type LoanFilter = LoanGroup | 'all';
export const loanFilters: readonly LoanFilter[] = ['all', ...LoanGroup.options];

export function isInGroup({ status }: { status: LoanStatus }, filter: LoanFilter): boolean {
  const group: readonly LoanStatus[] | null = filter === 'all' ? null : loanGroups[filter];
  return group === null || group.includes(status);
}

export const loanFilterOf = (group: string | undefined): LoanFilter =>
  loanFilters.find((one) => one === group) ?? 'all';
