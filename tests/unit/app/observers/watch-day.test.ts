import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDay } from '#app/observers/watch-day.ts';
import { hour, minute } from '#domain/constants.ts';
import { browserTimers, createPageClock } from '#services/page-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-28T23:30:00+08:00') }));
afterEach(() => void vi.useRealTimers());

function open({ ahead = 0 } = {}) {
  const document = {
    visibilityState: 'visible',
    listener: () => {},
    addEventListener: (_: string, listener: () => void) => void (document.listener = listener),
  };
  const clock = { ahead, now: () => Date.now() + clock.ahead };
  const timers = createPageClock(browserTimers);
  const passed = vi.fn<() => void>();
  watchDay({ document, clock, timers, passed });
  const becomes = (state: 'visible' | 'hidden') => {
    document.visibilityState = state;
    if (state === 'hidden') timers.hold();
    document.listener();
    if (state === 'visible') timers.resume();
  };
  return { clock, passed, becomes };
}

it('reports each midnight in Manila once', () => {
  const { passed } = open();
  vi.advanceTimersByTime(30 * minute);
  expect(passed).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(minute);
  expect(passed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(48 * hour);
  expect(passed).toHaveBeenCalledTimes(3);
});

it('does not report a midnight that the page passed hidden, because it is fetched anew when shown', () => {
  const { passed, becomes } = open();
  becomes('hidden');
  vi.advanceTimersByTime(8 * hour);
  becomes('visible');
  expect(passed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(24 * hour);
  expect(passed).toHaveBeenCalledTimes(1);
});

it('follows the server’s clock, also after a reply has corrected it', () => {
  const { clock, passed } = open({ ahead: -5 * hour });
  vi.advanceTimersByTime(2 * hour);
  expect(passed).not.toHaveBeenCalled();
  clock.ahead = 0;
  vi.advanceTimersByTime(hour);
  expect(passed).toHaveBeenCalledTimes(1);
});
