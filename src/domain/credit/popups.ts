import { day } from '../constants.ts';
import { closedOn, creditStageOf, type Homepage } from '../loans/home.ts';
import type { LoanOrder } from '../loans/loan-order.ts';
import { loanGroups } from '../loans/loan-groups.ts';
import { loanStatus } from '../loans/loan-status.ts';

const ratingQuietDays = 30;

/** `rejectState`: the borrower gave no rating (S3). */
export type RatingRequest = { popupTime: number; rejectState: boolean; loanOrderId: string | null };

/** False for an instant in the future, so a clock that is set back causes no new popup. */
export const daysHavePassed = (since: number, days: number, now: number): boolean =>
  now >= since + days * day;

const badly: readonly LoanOrder['status'][] = [...loanGroups.underWay, loanStatus.overdue];

/**
 * Whether a rejection, an overdue loan or a loan under way bars popups: home's own message about
 * that state comes first.
 */
export function popupsBarred(homepage: Pick<Homepage, 'credit' | 'quota' | 'loans'>): boolean {
  return (
    creditStageOf(homepage) === 'rejected' ||
    homepage.quota?.closed?.reason === 'rejected' ||
    homepage.loans.some(({ status }) => badly.includes(status))
  );
}

export const canBorrowNow = (homepage: Pick<Homepage, 'credit' | 'quota'>): boolean =>
  creditStageOf(homepage) === 'limit' && closedOn(homepage) === null;

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

/** The newest settled or repaying loan, if not the first, paid on time and not restructured. */
export function loanToRate(loans: readonly LoanOrder[]): LoanOrder | null {
  const [last, ...before] = loans
    .filter(({ status }) => status === loanStatus.settled || status === loanStatus.repaying)
    .toSorted((one, other) => other.appliedAt - one.appliedAt);
  return last && before.length > 0 && endedWell(last) ? last : null;
}

export function mayAskToRate(
  { loanOrderId }: Pick<LoanOrder, 'loanOrderId'>,
  lastRequest: RatingRequest | null,
  now: number,
): boolean {
  if (lastRequest === null) return true;
  if (lastRequest.loanOrderId === loanOrderId) return false;
  return !lastRequest.rejectState || daysHavePassed(lastRequest.popupTime, ratingQuietDays, now);
}
