import { beforeEach, vi } from 'vitest';

export function fixEnvironment(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      now: Date.UTC(2023, 10, 15, 4),
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    vi.stubGlobal('print', () => {});
  });
}
