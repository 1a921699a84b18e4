import type { VirtualTime } from './time.ts';

export type PageProcess = ReturnType<typeof createPageProcess>;

export function createPageProcess(time: VirtualTime) {
  const process = {
    alive: true,
    die() {
      process.alive = false;
    },
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
