import { setTimeout as wait } from 'node:timers/promises';

/** Number of tries before `until` gives up: at least 20 seconds, and more on a slow machine. */
const tries = 4_000;
/** Milliseconds between two tries. */
const pause = 5;

/**
 * Resolves once `check` does not throw, and rejects with its last error. Fake timers stand still
 * meanwhile. The limit counts tries: a limit in seconds would fail on a busy machine.
 */
export async function until(check: () => unknown): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
    await wait(pause);
  }
}
