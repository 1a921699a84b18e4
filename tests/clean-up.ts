import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Test files share a process, so a fake clock, a mock or a global that a test leaves behind would
// fail a later file, depending on the order. A pending import would fail there, too.
let isFileFake = false;

beforeEach(() => {
  // Hooks of a file run later, so the file itself has faked these timers, for all its tests.
  isFileFake = vi.isFakeTimers();
});
afterEach(() => {
  if (!isFileFake) vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
});
