import { beforeEach, expect, it, vi } from 'vitest';
import { watchDay } from '#app/observers/watch-day.ts';
import { hour, minute } from '#domain/constants.ts';
import { browserTimers, createPageClock } from '#services/page-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-28T23:30:00+08:00') }));

function open({ ahead = 0 } = {}) {
  const clock = { ahead, now: () => Date.now() + clock.ahead };
  const timers = createPageClock(browserTimers);
  const passed = vi.fn<() => void>();
  watchDay({ clock, timers, passed });
  return { clock, timers, passed };
}

it('the day watch reports each midnight in Manila once', () => {
  const { passed } = open();
  vi.advanceTimersByTime(30 * minute);
  expect(passed).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(minute);
  expect(passed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(48 * hour);
  expect(passed).toHaveBeenCalledTimes(3);
});

it('the day watch reports the midnights of a hidden page as one, when the page is shown', () => {
  const { passed, timers } = open();
  timers.hold();
  vi.advanceTimersByTime(56 * hour);
  expect(passed).not.toHaveBeenCalled();
  timers.resume();
  expect(passed).toHaveBeenCalledTimes(1);
});

it('the day watch follows the server’s clock, also after a reply has corrected it', () => {
  const { clock, passed } = open({ ahead: -5 * hour });
  vi.advanceTimersByTime(2 * hour);
  expect(passed).not.toHaveBeenCalled();
  clock.ahead = 0;
  vi.advanceTimersByTime(hour);
  expect(passed).toHaveBeenCalledTimes(1);
});
