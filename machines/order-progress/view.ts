import type { SnapshotFrom } from 'xstate';
import { amountGrid } from '#domain/amount.ts';
import { titleKeyOf } from '#domain/pages.ts';
import { lendingWait, reviewWait } from '#domain/loans/progress.ts';
import { pageOf, titleOf } from '#machines/shared/meta.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';
import { phaseOf } from './phase.ts';

/** The view of the pages of review, rejection and lending. */
export function selectOrderProgressView(snapshot: SnapshotFrom<typeof orderProgressMachine>) {
  const { page, quota, report, rejection, failure, subject } = snapshot.context;
  const order = report?.order ?? null;
  const elapsed = report && order ? Math.max(0, report.receivedAt - order.statusSince) : 0;
  const phase = report ? phaseOf(report) : null;
  return {
    subject,
    /** What the page is called, in its heading as in the window and the shell. */
    title: titleOf(snapshot) ?? titleKeyOf({ page: pageOf(snapshot) ?? page, query: {} }),
    /** Null until the first answer. */
    phase,
    credit: report?.type === 'credit' ? report.order : null,
    loan: report?.type === 'loan' ? report.order : null,
    rejection,
    /** What there is to borrow; null until it is known, and where nothing was approved. */
    quota,
    /** The most that can be borrowed at once, in pesos; 0 while nothing can. */
    borrowable: (quota && amountGrid(quota)?.max) ?? 0,
    quotaFailed: snapshot.matches({ following: { phase: { approved: 'limitUnknown' } } }),
    guideFailed: snapshot.matches({ following: { guide: 'failed' } }),
    /** The server's clock at the last answer, and how long the order stood there then, in ms. */
    receivedAt: report?.receivedAt ?? 0,
    elapsed,
    wait: phase === 'lending' ? lendingWait(elapsed) : reviewWait(elapsed),
    asking: snapshot.matches({ following: { watch: 'asking' } }),
    canRetry: snapshot.can({ type: 'retry.pressed' }),
    /** The last look failed; what is shown is from before. */
    failure,
  };
}

export type OrderProgressView = ReturnType<typeof selectOrderProgressView>;
