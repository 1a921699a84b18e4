import { creditStatus } from '#domain/credit-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { PageId, Location } from '#domain/pages.ts';
import type { SubjectReport } from './ports.ts';

/** Where a credit or loan order stands, as this flow tells it. */
export type Stage =
  | 'reviewing'
  | 'rejected'
  | 'lending'
  | 'disbursementFailed'
  | 'cancelled'
  | 'elsewhere';

/** The stage a report shows; `elsewhere` belongs to another flow or to home. */
export function stageOf(report: SubjectReport): Stage {
  if (report.type === 'credit') {
    if (report.order?.status === creditStatus.reviewing) return 'reviewing';
    return report.order?.status === creditStatus.rejected ? 'rejected' : 'elsewhere';
  }
  switch (report.order.status) {
    case loanStatus.beforeReview:
    case loanStatus.reviewing:
      return 'reviewing';
    case loanStatus.rejected:
      return 'rejected';
    case loanStatus.lending:
      return 'lending';
    case loanStatus.disbursementFailed:
      return 'disbursementFailed';
    case loanStatus.cancelled:
      return 'cancelled';
    case loanStatus.repaying:
    case loanStatus.overdue:
    case loanStatus.settled:
      return 'elsewhere';
  }
}

/** Where to go when the subject has moved on (S4): an approved limit, a loan to repay, or home. */
export function placeAfter(report: SubjectReport, details: boolean): Location {
  if (report.type === 'credit') {
    const approved =
      report.order?.status === creditStatus.approved ||
      report.order?.status === creditStatus.finished;
    return { page: approved ? 'limit' : 'home', query: {} };
  }
  const { status, loanOrderId } = report.order;
  const page: PageId = details || status === loanStatus.settled ? 'repayDetail' : 'repay';
  return {
    page,
    query: { loanOrderId, isOverdue: status === loanStatus.overdue ? 't' : 'f' },
  };
}
