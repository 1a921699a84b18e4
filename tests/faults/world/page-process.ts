import type { VirtualTime } from './time.ts';

/** One life of a page; its pending work ends with it. */
export type PageProcess = ReturnType<typeof createPageProcess>;

export function createPageProcess(time: VirtualTime) {
  const process = {
    alive: true,
    die() {
      process.alive = false;
    },
    /** Runs `work` later, if the page is still alive. */
    after(delay: number, work: () => void) {
      return time.after(delay, () => {
        if (process.alive) work();
      });
    },
    /** Resolves after the delay in milliseconds, or never if the page dies. */
    wait: (delay: number) => new Promise<void>((resolve) => void process.after(delay, resolve)),
    clock: {
      setTimeout: (work: () => void, delay: number) => process.after(delay, work),
      clearTimeout: (cancel?: () => void) => cancel?.(),
    },
  };
  return process;
}
