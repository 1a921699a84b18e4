import { frames } from './frame.ts';
import { randomFrom, seedOf } from './random.ts';

/** Something that is to happen, until it has or is called off. */
export type Event = {
  readonly at: number;
  /** Orders what is due at the same moment: by the seed. */
  readonly tie: number;
  readonly order: number;
  readonly label: string;
  run: (() => void) | null;
};

/** The world's one clock, and everything that is still to happen. */
export type Scheduler = ReturnType<typeof createScheduler>;

/** Taken before anything takes over the globals. */
const { setImmediate } = globalThis;
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** So many turns a handler may take before it counts as stuck. */
const mostTurns = 1_000;

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at ||
  (one.at === other.at &&
    (one.tie < other.tie || (one.tie === other.tie && one.order < other.order)));

function push(heap: Event[], event: Event): void {
  let index = heap.push(event) - 1;
  while (index > 0) {
    const above = (index - 1) >> 1;
    const parent = heap[above];
    if (!parent || !isBefore(event, parent)) break;
    heap[index] = parent;
    index = above;
  }
  heap[index] = event;
}

function pop(heap: Event[]): void {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let index = 0;
  for (;;) {
    const [left, right] = [heap[2 * index + 1], heap[2 * index + 2]];
    if (!left) break;
    const isRight = right !== undefined && isBefore(right, left);
    const first = isRight ? right : left;
    if (!isBefore(first, last)) break;
    heap[index] = first;
    index = 2 * index + (isRight ? 2 : 1);
  }
  heap[index] = last;
}

/**
 * Virtual time: the next event runs when everything that followed from the one before has settled.
 *
 * @param start the first moment, in milliseconds since 1970
 */
export function createScheduler(seed: number, start: number) {
  const heap: Event[] = [];
  const ties = randomFrom(seedOf(seed, 'ties'));
  let now = start;
  let order = 0;
  let events = 0;
  /** How many are at work: handlers of requests, pages that open. */
  const busy = { count: 0 };

  /** Everything that can go on by itself has; nobody is at work. */
  /** What happened last. */
  let last = '';
  async function quiet(): Promise<void> {
    await turn();
    for (let turns = 0; busy.count > 0; turns += 1) {
      if (turns > mostTurns) throw new Error(`the server never ends its work: ${last}`);
      await turn();
    }
  }

  function add(delay: number, label: string, run: () => void): Event {
    const event = { at: now + Math.max(0, Math.floor(delay)), tie: ties.next(), order, label, run };
    order += 1;
    push(heap, event);
    return event;
  }

  return {
    now: () => now,
    /** How many events have happened. */
    count: () => events,
    quiet,
    /**
     * Lets something happen after so many milliseconds: to the page whose code asks for it, and not
     * if that is dead by then.
     */
    after(delay: number, label: string, run: () => void): Event {
      const frame = frames.getStore();
      if (!frame) return add(delay, label, run);
      return add(delay, label, () => {
        if (frame.alive) frames.run(frame, run);
      });
    },
    /** Lets something happen after so many milliseconds, whoever lives then, in the frame of who asks. */
    afterAll(delay: number, label: string, run: () => void): Event {
      const frame = frames.getStore();
      return add(delay, label, frame ? () => frames.run(frame, run) : run);
    },
    cancel(event: Event): void {
      event.run = null;
    },
    /** Counts as at work until it has ended: the world is not quiet meanwhile. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      busy.count += 1;
      try {
        return await work();
      } finally {
        busy.count -= 1;
      }
    },
    /** The next event, and all that follows from it at once; its label, or null where none is due by then. */
    async step(until: number): Promise<string | null> {
      for (let next = heap[0]; next; next = heap[0]) {
        if (next.run === null) {
          pop(heap);
          continue;
        }
        if (next.at > until) break;
        pop(heap);
        now = next.at;
        events += 1;
        last = next.label;
        next.run();
        await quiet();
        return next.label;
      }
      return null;
    },
  };
}
