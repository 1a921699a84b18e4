import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createPageClock } from '#services/page-clock.ts';

function page() {
  const time = new SimulatedClock();
  const ran: string[] = [];
  const clock = createPageClock(time);
  const start = (name: string, milliseconds: number) =>
    clock.setTimeout(() => void ran.push(name), milliseconds);
  return { clock, ran, start, time };
}

describe('the clock of a page', () => {
  it('runs the timers of a hidden page once, in order, after `resume`', () => {
    const { clock, ran, start, time } = page();
    start('late', 2_000);
    start('early', 1_000);
    start('later', 3_000);
    clock.hold();
    time.increment(2_000);
    expect(ran).toEqual([]);
    clock.resume();
    clock.resume();
    expect(ran).toEqual(['early', 'late']);
    time.increment(1_000);
    expect(ran).toEqual(['early', 'late', 'later']);
  });

  it('runs no cleared timer, whether it is due or not', () => {
    const { clock, ran, start, time } = page();
    const due = start('due', 1_000);
    const notDue = start('not due', 3_000);
    clock.hold();
    time.increment(2_000);
    clock.clearTimeout(due);
    clock.clearTimeout(notDue);
    clock.resume();
    time.increment(2_000);
    expect(ran).toEqual([]);
  });
});
