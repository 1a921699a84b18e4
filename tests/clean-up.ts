import { afterAll, vi } from 'vitest';

// Test files share a process, so a fake clock or a global that a file leaves behind would fail a
// later file, depending on the order. A pending import would fail there, too.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await vi.dynamicImportSettled();
});
