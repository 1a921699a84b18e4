/** Virtual time, in milliseconds from the start of a run. All events happen in timers. */
export type VirtualTime = {
  now: () => number;
  /** Runs `work` after a delay in milliseconds; returns a function that cancels it. */
  after: (delay: number, work: () => void) => () => void;
  /** Runs the next timer and everything that follows from it; false without a timer by `until`. */
  step: (until: number) => Promise<boolean>;
  /** Runs all timers up to `until`, then sets the time to `until`. */
  runUntil: (until: number) => Promise<void>;
};

type Timer = { at: number; order: number; work: () => void };

/** Resolves after all pending promises that can settle. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** A clock that jumps from timer to timer, so that a run takes no real time. */
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
