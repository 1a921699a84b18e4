type Timers<Id> = {
  setTimeout: (run: () => void, milliseconds: number) => Id;
  clearTimeout: (id: Id) => void;
};

export type PageClock<Id = ReturnType<typeof setTimeout>> = Timers<Id> & {
  hold: () => void;
  resume: () => void;
};

/** Timers are looked up at each call, because tests replace them. */
export const browserTimers: Timers<ReturnType<typeof setTimeout>> = {
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (id) => clearTimeout(id),
};

/**
 * The clock of charts and polls. A timer that becomes due while the page is hidden waits until the
 * page is visible, so that a hidden page starts no request by a timer. Requests in flight do not
 * wait.
 */
export function createPageClock<Id>(timers: Timers<Id>): PageClock<Id> {
  const waiting = new Map<Id, () => void>();
  let isHeld = false;
  return {
    setTimeout(run, milliseconds) {
      const due = () => (isHeld ? void waiting.set(id, run) : run());
      const id = timers.setTimeout(due, milliseconds);
      return id;
    },
    clearTimeout(id) {
      waiting.delete(id);
      timers.clearTimeout(id);
    },
    hold() {
      isHeld = true;
    },
    resume() {
      isHeld = false;
      for (const [id, run] of waiting) {
        waiting.delete(id);
        run();
      }
    },
  };
}
