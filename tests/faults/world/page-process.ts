import type { VirtualTime } from './time.ts';

/** One life of a page: whatever it waits for ends with it. */
export type PageProcess = ReturnType<typeof createPageProcess>;

/** Starts a life. Its `clock` is what XState's delays run on. */
export function createPageProcess(time: VirtualTime) {
  const process = {
    alive: true,
    die() {
      process.alive = false;
    },
    /** Runs `work` later, if the page lives then. */
    after(delay: number, work: () => void) {
      return time.after(delay, () => {
        if (process.alive) work();
      });
    },
    /** Resolves after so many milliseconds, or never once the page is dead. */
    wait: (delay: number) => new Promise<void>((resolve) => void process.after(delay, resolve)),
    clock: {
      setTimeout: (work: () => void, delay: number) => process.after(delay, work),
      clearTimeout: (cancel?: () => void) => cancel?.(),
    },
  };
  return process;
}
