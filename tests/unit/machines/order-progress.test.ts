import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SubjectReport } from '#machines/order-progress/ports.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';

test('polling runs every 5 s at first, slowing to every 60 s', async () => {
  const clock = new SimulatedClock();
  const polls: number[] = [];
  const machine = orderProgressMachine.provide({
    actors: {
      querySubject: actor(async (): Promise<SubjectReport> => {
        polls.push(clock.now());
        return { type: 'loan', order: loanOrder(), receivedAt: now + clock.now() };
      }),
    },
  });
  const subject = { type: 'loan', loanOrderId: 'loan-1' } as const;
  createActor(machine, { clock, input: { subject, page: 'review' } }).start();
  await settled();
  for (let second = 0; second < 900; second += 1) {
    clock.increment(1000);
    await settled();
  }
  const pauses = polls.slice(1).map((time, index) => time - (polls[index] ?? 0));
  expect(pauses.slice(0, 3)).toEqual([5000, 5000, 5000]);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(60_000);
});
