import { frames } from './frame.ts';
import { randomFrom, seedOf } from './random.ts';

/** `run` is null after the event is cancelled. */
export type Event = {
  readonly at: number;
  /** Orders the events of one moment, by the seed. */
  readonly tie: number;
  readonly order: number;
  readonly label: string;
  run: (() => void) | null;
};

export type Scheduler = ReturnType<typeof createScheduler>;

/** Saved before `takeOverGlobals` replaces the globals. */
const { setImmediate } = globalThis;
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

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
 * Creates a virtual time from `start`, milliseconds since 1970. The next event runs once the
 * effects of the last one have ended.
 */
export function createScheduler(seed: number, start: number) {
  const heap: Event[] = [];
  const ties = randomFrom(seedOf(seed, 'ties'));
  let now = start;
  let order = 0;
  let events = 0;
  const busy = { count: 0 };
  let last = '';
  /** Throws if a handler does not end within `mostTurns`. */
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
    count: () => events,
    quiet,
    /** Runs a function after a delay in milliseconds, unless the calling page has died by then. */
    after(delay: number, label: string, run: () => void): Event {
      const frame = frames.getStore();
      if (!frame) return add(delay, label, run);
      return add(delay, label, () => {
        if (frame.alive) frames.run(frame, run);
      });
    },
    /** Like `after`, but also if the calling page has died by then. */
    afterAll(delay: number, label: string, run: () => void): Event {
      const frame = frames.getStore();
      return add(delay, label, frame ? () => frames.run(frame, run) : run);
    },
    /** The world is not quiet until the promise of `work` settles. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      busy.count += 1;
      try {
        return await work();
      } finally {
        busy.count -= 1;
      }
    },
    /** Returns the label of the event; null if none is due by `until`. */
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
