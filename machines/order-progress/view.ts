import type { SnapshotFrom } from 'xstate';
import { lendingPhase, reviewPhase } from '#domain/progress.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';
import { stageOf } from './stage.ts';

/** What the pages of review, rejection and lending show. */
export function selectOrderProgressView(snapshot: SnapshotFrom<typeof orderProgressMachine>) {
  const { report, rejection, failure, subject } = snapshot.context;
  const order = report?.order ?? null;
  const elapsed = report && order ? Math.max(0, report.receivedAt - order.statusSince) : 0;
  const stage = report ? stageOf(report) : null;
  return {
    subject,
    /** Null until the first answer. */
    stage,
    credit: report?.type === 'credit' ? report.order : null,
    loan: report?.type === 'loan' ? report.order : null,
    rejection,
    guideFailed: snapshot.matches({ following: { guide: 'failed' } }),
    /** The server's clock at the last answer, and how long the order stood there then, in ms. */
    receivedAt: report?.receivedAt ?? 0,
    elapsed,
    phase: stage === 'lending' ? lendingPhase(elapsed) : reviewPhase(elapsed),
    asking: snapshot.matches({ following: { watch: 'asking' } }),
    /** The last look failed; what is shown is from before. */
    failure,
  };
}

export type OrderProgressView = ReturnType<typeof selectOrderProgressView>;
