import { day } from '../constants.ts';
import { closedOn, creditStageOf, type Homepage } from '../loans/home.ts';
import type { LoanOrder } from '../loans/loan-order.ts';
import { loanGroups } from '../loans/loan-groups.ts';
import { loanStatus } from '../loans/loan-status.ts';

/** Days after a "no" to a rating before another is asked for. */
const ratingQuietDays = 30;

/** When and about what a rating was last asked for; `rejectState`: no rating came of it (S3). */
export type RatingAsked = { popupTime: number; rejectState: boolean; loanOrderId: string | null };

/**
 * Whether so many days have gone by since something, by the server's clock. What lies ahead of the
 * clock has not: a clock that is set back asks nobody anew.
 */
export const daysHavePassed = (since: number, days: number, now: number): boolean =>
  now >= since + days * day;

const badly: readonly LoanOrder['status'][] = [...loanGroups.underWay, loanStatus.overdue];

/**
 * Whether a borrower is to be left alone at home: money of theirs is on its way or late, or they were
 * turned down. What home shows of that comes first.
 */
export function popupsBarred(homepage: Pick<Homepage, 'credit' | 'quota' | 'loans'>): boolean {
  return (
    creditStageOf(homepage) === 'rejected' ||
    homepage.quota?.closed?.reason === 'rejected' ||
    homepage.loans.some(({ status }) => badly.includes(status))
  );
}

/** Whether better terms or a coupon are of any use now: something can be borrowed. */
export const canBorrowNow = (homepage: Pick<Homepage, 'credit' | 'quota'>): boolean =>
  creditStageOf(homepage) === 'limit' && closedOn(homepage) === null;

/** Whether a loan was paid back with nothing late, and not by another loan. */
function endedWell({ status, repaymentPlan, newLoanOrderId }: LoanOrder): boolean {
  return (
    status === loanStatus.settled &&
    newLoanOrderId === undefined &&
    repaymentPlan.installments.every(
      ({ overdueFee, repayDate, dueDate }) =>
        overdueFee === 0 && repayDate !== null && repayDate <= dueDate,
    )
  );
}

/**
 * The loan that a rating may be asked about: the last one that was paid out, where it was paid back on
 * time and is not the first; null where there is none.
 */
export function loanToRate(loans: readonly LoanOrder[]): LoanOrder | null {
  const [last, ...before] = loans
    .filter(({ status }) => status === loanStatus.settled || status === loanStatus.repaying)
    .toSorted((one, other) => other.appliedAt - one.appliedAt);
  return last && before.length > 0 && endedWell(last) ? last : null;
}

/** Whether a loan may be asked about after what was asked before: once each, and not soon after a "no". */
export function mayAskToRate(
  { loanOrderId }: Pick<LoanOrder, 'loanOrderId'>,
  asked: RatingAsked | null,
  now: number,
): boolean {
  if (asked === null) return true;
  if (asked.loanOrderId === loanOrderId) return false;
  return !asked.rejectState || daysHavePassed(asked.popupTime, ratingQuietDays, now);
}
