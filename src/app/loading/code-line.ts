import { failureOf } from '#domain/failure.ts';
import { createWatched, type Watched } from '../watched.ts';
import type { Waiting } from './lazy-code.ts';

/** Observes the loading of code that the app cannot continue without. */
export type CodeLine = {
  /**
   * The required code that failed to load or takes longer than 8 s, while the wait for it lasts.
   */
  missing: Watched<readonly { name: string }[]>;
  /** Whether required code no longer exists on the host, because the host has a newer build. */
  outdated: Watched<boolean>;
  /** Waits for required code; sets `outdated` if the host no longer has it. */
  needed: <Value>(code: Promise<Value>) => Promise<Value>;
  /** Retries all failed loads at once. */
  retryAll: () => void;
  /** The observer of the wait for code with this name. */
  waiting: (name: string) => Waiting;
};

/** The shared name of the flows; the borrower waits for one flow at a time. */
export const flowName = 'flow';

/** Delay before a failed load is retried, in milliseconds; a reconnect retries at once. */
const pause = 2_000;
/** Code that takes longer than this counts as missing, in milliseconds. It may still load. */
const missingAfter = 8_000;

/** @param host reports a reconnect */
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
