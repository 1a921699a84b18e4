import { failureOf } from '#domain/failure.ts';
import { createWatched, type Watched } from '../watched.ts';
import type { Waiting } from './lazy-code.ts';

/** Observes the loading of code that the app cannot continue without. */
export type CodeLine = {
  missing: Watched<readonly { name: string }[]>;
  /** Whether the host has only a newer build, without required code. */
  outdated: Watched<boolean>;
  needed: <Value>(code: Promise<Value>) => Promise<Value>;
  retryAll: () => void;
  waiting: (name: string) => Waiting;
};

/** All flows share one name, because the borrower waits for one at a time. */
export const flowName = 'flow';

/**
 * Milliseconds before a failed load is retried; a reconnect and the borrower's tap retry at once.
 */
const pause = 2_000;
/** Milliseconds until code that has not failed counts as missing; the code may still load. */
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
