import { createActor, SimulatedClock } from 'xstate';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.setup.ts';
import type { OrderProgressPorts, SubjectReport } from '#machines/order-progress/ports.ts';
import { actor as act } from '#machines/shared/ports.ts';
import { quota, rejection } from './samples.ts';
import { answer, follow, lead, type Move, silent, type Previewed } from './previewed.tsx';

/** Without a report, the lender does not reply. */
export async function previewProgress(
  report: SubjectReport | null,
  moves: readonly Move<OrderProgressEvent>[] = [],
  world: Partial<OrderProgressPorts> = {},
): Promise<Previewed> {
  const ports: OrderProgressPorts = {
    querySubject: report ? answer(report) : silent,
    rejectGuide: answer(rejection),
    queryBorrowQuota: answer(quota),
    ...world,
  };
  const clock = new SimulatedClock();
  const machine = orderProgressMachine.provide({
    actors: {
      querySubject: act(ports.querySubject),
      rejectGuide: act(ports.rejectGuide),
      queryBorrowQuota: act(ports.queryBorrowQuota),
    },
  });
  const actor = createActor(machine, {
    input: {
      subject:
        report?.type === 'loan'
          ? { type: 'loan', loanOrderId: report.order.loanOrderId }
          : { type: 'credit' },
      page: 'review',
    },
    clock,
  }).start();
  await lead(actor, clock, moves);
  return follow(actor);
}
