import { required } from '#machines/shared/required.ts';
import type { Journal } from '#services/journal/journal.ts';
import {
  createMemoryJournal,
  type Disk as SharedDisk,
  fairOutcome,
  type JournalOutcome,
} from '#tests/faults/world/memory-journal.ts';
import { frames } from '../world/frame.ts';
import type { Luck } from '../world/luck.ts';
import type { Scheduler } from '../world/scheduler.ts';

/** Money attempts on the phone's disk, which all tabs share. */
export type Disk = SharedDisk & { operations: number; listeners: Set<() => void> };

export const createDisk = (): Disk => ({
  entries: new Map(),
  freeAt: 0,
  operations: 0,
  listeners: new Set(),
});

/** The journal of one page. A dead page gets no results. */
export function createPageJournal(
  disk: Disk,
  {
    scheduler,
    luck,
    name,
    alive,
    written,
  }: {
    scheduler: Scheduler;
    luck: Luck;
    name: string;
    alive: () => boolean;
    /** Called for each journalled attempt. */
    written: (suffix: string) => void;
  },
): Journal {
  const own = new Set<() => void>();

  function outcomeOf(label: string): JournalOutcome {
    disk.operations += 1;
    const thing = `the journal of ${name}, operation ${disk.operations} (${label})`;
    const chance = luck.of(thing);
    const drawn = chance?.next() ?? 1;
    // `open` precedes a money request, so its operations are slow more often.
    if (!chance || drawn > (label === 'open' ? 0.35 : 0.12)) return fairOutcome;
    if (drawn > 0.04) {
      const latency = chance.between(20, 900);
      luck.happened(thing, `${thing} takes ${latency} ms`);
      return { ...fairOutcome, latency, outlives: chance.chance(0.5) };
    }
    const fails = drawn > 0.02 ? 'is not done' : 'is done, and says that it failed';
    luck.happened(thing, `${thing} ${fails}`);
    return { ...fairOutcome, latency: 5, done: drawn <= 0.02, acknowledged: false };
  }

  return {
    ...createMemoryJournal(disk, {
      now: scheduler.now,
      after: (delay, operation, work) => scheduler.afterAll(delay, `journal ${operation}`, work),
      alive,
      outcomeOf,
      written: ({ suffix }) => written(suffix),
      changed() {
        for (const listener of own) listener();
        for (const listener of disk.listeners)
          if (!own.has(listener)) scheduler.afterAll(1, 'journal changed', listener);
      },
    }),
    onChange(listener) {
      // The listener runs in this page's frame, even if another page made the change.
      const frame = required(frames.getStore(), 'the frame of a page');
      const notify = () => {
        if (alive()) frames.run(frame, listener);
      };
      own.add(notify);
      disk.listeners.add(notify);
      return () => {
        own.delete(notify);
        disk.listeners.delete(notify);
      };
    },
  };
}
