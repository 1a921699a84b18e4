import { setTimeout as wait } from 'node:timers/promises';

/** Number of retries before `until` fails: at least 20 seconds, and more on a slow machine. */
const tries = 4_000;
/** In milliseconds. */
const pause = 5;

/**
 * Resolves when `check` does not throw, and rejects with its last error. Works with fake timers.
 * The limit counts attempts, because a limit in seconds would fail on a busy machine.
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
