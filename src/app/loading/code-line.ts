import { failureOf } from '#domain/failure.ts';
import { createWatched, type Watched } from '../watched.ts';
import type { Waiting } from './lazy-code.ts';

/** The line on which code comes, for those who cannot go on without it. */
export type CodeLine = {
  /** The code that a borrower waits for and that failed to load so far. */
  missing: Watched<readonly { name: string }[]>;
  /** Whether somebody needed code that the host no longer has: it has a newer build. */
  outdated: Watched<boolean>;
  /** Waits for code that somebody needs now, and sets `outdated` where the host no longer has it. */
  needed: <Value>(code: Promise<Value>) => Promise<Value>;
  /** Asks again at once for all that did not come. */
  askNow: () => void;
  /** How something of this name is waited for. */
  waiting: (name: string) => Waiting;
};

/** The name of flows: of those one at a time is waited for. */
export const flowName = 'flow';

/** Code that did not come is asked for again after this long, in milliseconds, or once the line is back. */
const pause = 2_000;
/** Code that takes longer than this, in milliseconds, is missing, though it may still come. */
const patience = 8_000;

/** @param host tells when the line is back */
export function createCodeLine(host: {
  addEventListener: (type: 'online', listener: () => void) => void;
}): CodeLine {
  const missing = createWatched<readonly { name: string }[]>([]);
  const outdated = createWatched(false);
  const noteReason = (reason: unknown) => {
    if (failureOf(reason).kind === 'outdated') outdated.set(true);
  };
  const sleepers = new Set<() => void>();
  const askNow = () => {
    for (const wake of sleepers) wake();
    sleepers.clear();
  };
  host.addEventListener('online', askNow);

  const nextTime = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, pause);
      sleepers.add(resolve);
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
    askNow,
    waiting: (name) => () => {
      const wait = { name };
      let over = false;
      const others = () => missing.get().filter((one) => one !== wait);
      const note = () => {
        if (!over) missing.set([...others(), wait]);
      };
      const timer = setTimeout(note, patience);
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
