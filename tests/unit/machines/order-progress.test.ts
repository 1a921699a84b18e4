import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { day } from '#domain/constants.ts';
import type { Rejection } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { SubjectReport } from '#machines/order-progress/ports.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { createPageClock } from '#services/page-clock.ts';
import { selectOrderProgressView } from '#machines/order-progress/view.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';

async function follow(order = loanOrder()) {
  const clock = new SimulatedClock();
  const polls: number[] = [];
  const machine = orderProgressMachine.provide({
    actors: {
      querySubject: actor(async (): Promise<SubjectReport> => {
        polls.push(clock.now());
        return { type: 'loan', order, receivedAt: now + clock.now() };
      }),
      rejectGuide: actor(async (): Promise<Rejection> => ({ freezeDays: 14, guide: [] })),
    },
  });
  const subject = { type: 'loan', loanOrderId: 'loan-1' } as const;
  const pageClock = createPageClock(clock);
  const following = createActor(machine, {
    clock: pageClock,
    input: { subject, page: 'review' },
  }).start();
  await settled();
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.increment(1000);
      await settled();
    }
  };
  const show = async () => {
    following.send({ type: 'page.shown' });
    pageClock.resume();
    await settled();
  };
  return { following, clock, polls, pass, hide: pageClock.hold, show };
}

test('polling runs every 5 s at first, slowing to every 60 s', async () => {
  const { polls, pass } = await follow();
  await pass(900);
  const pauses = polls.slice(1).map((time, index) => time - (polls[index] ?? 0));
  expect(pauses.slice(0, 3)).toEqual([5000, 5000, 5000]);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(60_000);
});

test('the day to apply again stays the same each time the page is shown days later', async () => {
  const { following, clock, hide, show } = await follow(loanOrder({ status: loanStatus.rejected }));
  const freeze = () => selectOrderProgressView(following.getSnapshot()).freeze;
  expect(freeze()).toEqual({ until: '2023-11-29', daysLeft: 14 });
  hide();
  clock.increment(3 * day);
  await show();
  expect(freeze()).toEqual({ until: '2023-11-29', daysLeft: 11 });
  hide();
  clock.increment(11 * day);
  await show();
  expect(freeze()).toEqual({ until: '2023-11-29', daysLeft: 0 });
});
