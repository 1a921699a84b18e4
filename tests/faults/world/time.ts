/** Virtual time, in milliseconds from the start of a run. All events happen in timers. */
export type VirtualTime = {
  now: () => number;
  /** `delay` is in milliseconds. Returns a function that cancels the timer. */
  after: (delay: number, work: () => void) => () => void;
  /** Runs the next timer and everything that follows from it; false without a timer by `until`. */
  step: (until: number) => Promise<boolean>;
  runUntil: (until: number) => Promise<void>;
};

type Timer = { at: number; order: number; work: () => void };

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

export function createVirtualTime(): VirtualTime {
  let now = 0;
  let order = 0;
  const timers = new Set<Timer>();

  function next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers) {
      const earlier =
        !first || timer.at < first.at || (timer.at === first.at && timer.order < first.order);
      if (earlier) first = timer;
    }
    return first;
  }

  async function step(until: number): Promise<boolean> {
    const timer = next();
    if (!timer || timer.at > until) return false;
    timers.delete(timer);
    now = timer.at;
    timer.work();
    await settled();
    return true;
  }

  return {
    now: () => now,
    after(delay, work) {
      const timer = { at: now + Math.max(0, delay), order: order++, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    step,
    async runUntil(until) {
      await settled();
      // In sequence, because each timer decides which one is next.
      while (await step(until));
      now = Math.max(now, until);
    },
  };
}

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
