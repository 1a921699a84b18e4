import { afterAll, vi } from 'vitest';

// Files share their modules where a process keeps them: code that was still on its way when its
// file ended would fail in every later file that needs it.
afterAll(async () => {
  await vi.dynamicImportSettled();
});
