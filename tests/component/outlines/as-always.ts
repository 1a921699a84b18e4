import { afterEach, beforeEach, vi } from 'vitest';

/** Screens are looked at on the same day, with a clock that stands, and print nothing. */
export function asAlways(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      now: Date.UTC(2023, 10, 15, 4),
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    vi.stubGlobal('print', () => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
