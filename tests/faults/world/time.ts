/** Virtual time, in milliseconds from the start of a run. Whatever happens, happens in a timer. */
export type VirtualTime = {
  now: () => number;
  /** Runs `work` after so many milliseconds; returns how to call it off. */
  after: (delay: number, work: () => void) => () => void;
  /** Lets the next timer run, and all that follows from it at once; false when there is none by `until`. */
  step: (until: number) => Promise<boolean>;
  /** Runs until there is nothing left to happen by `until`, then stands at `until`. */
  runUntil: (until: number) => Promise<void>;
};

type Timer = { at: number; order: number; work: () => void };

/** All promises that can settle have settled. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** A clock that stands still between timers, so that a run takes no real time. */
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
      // One after the other: what one timer does decides what the next one is.
      while (await step(until));
      now = Math.max(now, until);
    },
  };
}
