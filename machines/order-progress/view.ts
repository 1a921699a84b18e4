import type { SnapshotFrom } from 'xstate';
import { amountGrid } from '#domain/amount.ts';
import { daysUntil } from '#domain/dates.ts';
import { titleKeyOf } from '#domain/pages.ts';
import { closedOf } from '#domain/loans/quota.ts';
import { lendingWait, reviewWait } from '#domain/loans/progress.ts';
import { pageOf, titleOf } from '#machines/shared/meta.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';
import { phaseOf } from './phase.ts';

export function selectOrderProgressView(snapshot: SnapshotFrom<typeof orderProgressMachine>) {
  const { page, quota, report, rejection, failure, subject } = snapshot.context;
  const order = report?.order ?? null;
  const elapsed = report && order ? Math.max(0, report.receivedAt - order.statusSince) : 0;
  const phase = report ? phaseOf(report) : null;
  const closed = quota && closedOf(quota);
  return {
    subject,
    /** The title of the page, in its heading, the window and the shell. */
    title: titleOf(snapshot) ?? titleKeyOf({ page: pageOf(snapshot) ?? page, query: {} }),
    /** Null before the first reply. */
    phase,
    credit: report?.type === 'credit' ? report.order : null,
    loan: report?.type === 'loan' ? report.order : null,
    rejection,
    freeze: rejection &&
      report && {
        until: rejection.applyAgainOn,
        daysLeft: daysUntil(rejection.applyAgainOn, report.receivedAt),
      },
    /** The available limit; null before it is known, and without an approval. */
    quota,
    /** The largest possible amount in pesos; 0 while none is possible, or known. */
    borrowable: (quota && !closed && amountGrid(quota)?.max) || 0,
    /** Why the borrower cannot borrow on the approved limit now; null if they can. */
    closed,
    quotaFailed: snapshot.matches({ following: { phase: { approved: 'limitUnknown' } } }),
    guideFailed: snapshot.matches({ following: { guide: 'failed' } }),
    /** The server's clock at the last reply, epoch milliseconds; 0 before it. */
    receivedAt: report?.receivedAt ?? 0,
    /** Milliseconds from the start of the order's status to the last reply; 0 without an order. */
    elapsed,
    wait: phase === 'lending' ? lendingWait(elapsed) : reviewWait(elapsed),
    asking: snapshot.matches({ following: { watch: 'asking' } }),
    canRetry: snapshot.can({ type: 'retry.pressed' }),
    /** Why the last poll failed, so that shown data are stale; null if it did not fail. */
    failure,
  };
}

export type OrderProgressView = ReturnType<typeof selectOrderProgressView>;

/** Following an order (S2, /borrow): review, rejection, lending. */
export const orderProgressFlow = defineFlow<typeof orderProgressMachine>()({
  id: 'orderProgress',
  label: 'Following an order',
  description: 'Review, rejection and lending, followed live.',
  input: ({ requested: { page, query } }) => ({
    subject:
      query.loanOrderId === undefined
        ? { type: 'credit' }
        : { type: 'loan', loanOrderId: query.loanOrderId },
    page,
  }),
  after: (outcome) => (outcome.type === 'movedOn' ? outcome.location : { page: 'home', query: {} }),
  heading: ({ context }) => context.page,
  creditOrderId: ({ context: { report } }) =>
    report?.type === 'credit' ? (report.order?.creditOrderId ?? null) : null,
  query: ({ context: { subject } }) =>
    subject.type === 'loan' ? { loanOrderId: subject.loanOrderId } : {},
});
