import type { SnapshotFrom } from 'xstate';
import { loanStatus } from '#domain/loan-status.ts';
import type { PageId, Location } from '#domain/pages.ts';
import { pageOf } from '#machines/shared/meta.ts';
import type { RepaymentRecord } from '#domain/records.ts';
import type { RepaymentContext, repaymentMachine } from './repayment.machine.ts';

/** Whether the loan is late, as its pages' addresses say it (S2); as asked until the server says. */
function overdueFlag({ pending, detail, isOverdue }: RepaymentContext): Location['query'] {
  const status = pending?.status ?? detail?.status;
  if (status === undefined) return isOverdue === undefined ? {} : { isOverdue };
  return { isOverdue: status === loanStatus.overdue ? 't' : 'f' };
}

/** Where a person is while repaying; while loading, the page they asked for. */
export function selectRepaymentLocation(
  snapshot: SnapshotFrom<typeof repaymentMachine>,
): Location | null {
  if (snapshot.status !== 'active') return null;
  const { context } = snapshot;
  const page: PageId = pageOf(snapshot) ?? context.page;
  const { loanOrderId } = context;
  return page === 'repayPlan'
    ? { page, query: { loanOrderId } }
    : { page, query: { loanOrderId, ...overdueFlag(context) } };
}

/** What repaying remembers across a reload; null once nothing is due. */
export function selectRepaymentRecord(
  snapshot: SnapshotFrom<typeof repaymentMachine>,
): RepaymentRecord | null {
  const { count, loanOrderId, pending } = snapshot.context;
  const last = pending?.installments[count - 1];
  if (snapshot.status !== 'active' || !last) return null;
  return { version: 1, loanOrderId, checkedPeriod: last.period };
}
