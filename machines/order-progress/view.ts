import type { SnapshotFrom } from 'xstate';
import { lendingWait, reviewWait } from '#domain/progress.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';
import { phaseOf } from './phase.ts';

/** What the pages of review, rejection and lending show. */
export function selectOrderProgressView(snapshot: SnapshotFrom<typeof orderProgressMachine>) {
  const { report, rejection, failure, subject } = snapshot.context;
  const order = report?.order ?? null;
  const elapsed = report && order ? Math.max(0, report.receivedAt - order.statusSince) : 0;
  const phase = report ? phaseOf(report) : null;
  return {
    subject,
    /** Null until the first answer. */
    phase,
    credit: report?.type === 'credit' ? report.order : null,
    loan: report?.type === 'loan' ? report.order : null,
    rejection,
    guideFailed: snapshot.matches({ following: { guide: 'failed' } }),
    /** The server's clock at the last answer, and how long the order stood there then, in ms. */
    receivedAt: report?.receivedAt ?? 0,
    elapsed,
    wait: phase === 'lending' ? lendingWait(elapsed) : reviewWait(elapsed),
    asking: snapshot.matches({ following: { watch: 'asking' } }),
    /** The last look failed; what is shown is from before. */
    failure,
  };
}

export type OrderProgressView = ReturnType<typeof selectOrderProgressView>;
