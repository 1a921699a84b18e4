import { failureOf } from '#domain/failure.ts';
import { createWatched, type Watched } from '../watched.ts';
import type { Waiting } from './lazy-code.ts';

/** Code that the app cannot continue without. */
export type CodeLine = {
  /** Failed to load, or takes longer than 8 s. */
  missing: Watched<readonly { name: string }[]>;
  /** Whether the host has only a newer build, without required code. */
  outdated: Watched<boolean>;
  /** Sets `outdated` if the host no longer has the code. */
  needed: <Value>(code: Promise<Value>) => Promise<Value>;
  retryAll: () => void;
  waiting: (name: string) => Waiting;
};

/** The borrower waits for one flow at a time. */
export const flowName = 'flow';

/** Before a failed load is retried, in milliseconds; a reconnect retries at once. */
const pause = 2_000;
/** Milliseconds. The code may still load afterwards. */
const missingAfter = 8_000;

export function createCodeLine(host: {
  addEventListener: (type: 'online', listener: () => void) => void;
}): CodeLine {
  const missing = createWatched<readonly { name: string }[]>([]);
  const outdated = createWatched(false);
  const noteReason = (reason: unknown) => {
    if (failureOf(reason).kind === 'outdated') outdated.set(true);
  };
  const waiters = new Set<() => void>();
  const retryAll = () => {
    for (const wake of waiters) wake();
    waiters.clear();
  };
  host.addEventListener('online', retryAll);

  const nextTime = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, pause);
      waiters.add(resolve);
    });

  return {
    missing,
    outdated,
    async needed(code) {
      try {
        return await code;
      } catch (error) {
        noteReason(error);
        throw error;
      }
    },
    retryAll,
    waiting: (name) => () => {
      const wait = { name };
      let over = false;
      const others = () => missing.get().filter((one) => one !== wait);
      const note = () => {
        if (!over) missing.set([...others(), wait]);
      };
      const timer = setTimeout(note, missingAfter);
      return {
        again(reason) {
          note();
          noteReason(reason);
          return nextTime();
        },
        end() {
          clearTimeout(timer);
          over = true;
          missing.set(others());
        },
      };
    },
  };
}
