import { limitGranted } from '#domain/credit/credit-order.ts';
import type { LoanStatus } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Location, PageId } from '#domain/pages.ts';
import { overdueFlag } from '#domain/loans/loan-pages.ts';
import { routeOfCredit, routeOfLoan } from '#domain/loans/status-routing.ts';
import { required } from '#machines/shared/required.ts';
import type { SubjectReport } from './ports.ts';

export type Phase =
  | 'reviewing'
  | 'rejected'
  | 'lending'
  | 'disbursementFailed'
  /** The payout waits until customer service has checked the payout account. */
  | 'payoutHeld'
  | 'cancelled'
  /** `approved` and `paidOut` are shown here only to a borrower who waited for them. */
  | 'approved'
  | 'paidOut'
  | 'elsewhere';

const phaseOfDetails: Partial<Record<PageId, Phase>> = {
  reviewDetails: 'reviewing',
  rejectDetails: 'rejected',
  lendingDetails: 'lending',
};

/** The phases of statuses without a details page here (S4). */
const otherPhases: Partial<Record<LoanStatus, Phase>> = {
  [loanStatus.beforeReview]: 'reviewing',
  [loanStatus.cancelled]: 'cancelled',
  [loanStatus.disbursementFailed]: 'disbursementFailed',
  [loanStatus.repaying]: 'paidOut',
};

/** `elsewhere` belongs to another flow or to home. */
export function phaseOf(report: SubjectReport): Phase {
  if (report.type === 'loan') {
    if (report.order.payoutHeld) return 'payoutHeld';
    const route = routeOfLoan(report.order, 'details');
    const phase = route ? phaseOfDetails[route.page] : undefined;
    return phase ?? otherPhases[report.order.status] ?? 'elsewhere';
  }
  const status = report.order?.status;
  if (status !== undefined && limitGranted(status)) return 'approved';
  const route = routeOfCredit(status, { forceHome: false });
  return (route && phaseOfDetails[route.page]) ?? 'elsewhere';
}

export function locationAfter(report: SubjectReport, details: boolean): Location {
  if (report.type === 'credit') {
    const status = report.order?.status;
    if (status !== undefined && limitGranted(status)) return { page: 'limit', query: {} };
    return required(routeOfCredit(status, { forceHome: true }), 'page of the credit order');
  }
  const { loanOrderId, status } = report.order;
  if (status === loanStatus.settled) {
    return { page: 'repayDetail', query: { loanOrderId, isOverdue: overdueFlag(status) } };
  }
  const route = routeOfLoan(report.order, details ? 'details' : 'list');
  return required(route, 'page of the loan');
}
