import { ServiceFailure } from '#domain/failure.ts';
import { subjectOf } from '#domain/money.ts';
import type { Journal, JournalEntry } from '#services/journal/journal.ts';
import type { PageProcess } from './page-process.ts';
import type { JournalFate } from './schedule.ts';
import type { VirtualTime } from './time.ts';

/** The disk that all pages share. Like IndexedDB it works in the order of asking, tabs included. */
export type Disk = {
  entries: Map<string, JournalEntry>;
  fates: JournalFate[];
  /** When the last operation asked for is over. */
  freeAt: number;
};

const fair: JournalFate = { latency: 1, done: true, heard: true, outlives: true };

/** The journal of one page's life, over a disk that can be slow, fail, or fail to say what it did. */
export function createMemoryJournal(
  { disk, time }: { disk: Disk; time: VirtualTime },
  process: PageProcess,
): Journal {
  function operate<T>(work: () => T): Promise<T> {
    const fate = disk.fates.shift() ?? fair;
    disk.freeAt = Math.max(disk.freeAt, time.now() + fate.latency);
    return new Promise((resolve, reject) => {
      time.after(disk.freeAt - time.now(), () => {
        if (!process.alive && !fate.outlives) return;
        const result = fate.done ? { value: work() } : null;
        if (!process.alive) return;
        if (result && fate.heard) resolve(result.value);
        else reject(new ServiceFailure({ kind: 'unexpected', message: 'journal' }));
      });
    });
  }

  const keyOf = (userKey: string, subject: string) => `${userKey} ${subject}`;

  return {
    newest: (userKey, subject) => operate(() => disk.entries.get(keyOf(userKey, subject)) ?? null),
    open: (intent) =>
      operate(() => {
        const key = keyOf(intent.userKey, subjectOf(intent.baseline));
        const newest = disk.entries.get(key);
        const free =
          !newest || (!newest.open && newest.intent.attemptId === intent.previousAttemptId);
        if (!free) return { outcome: 'pending', intent: newest.intent };
        disk.entries.set(key, { intent, open: true });
        return { outcome: 'opened' };
      }),
    openIntents: (userKey) =>
      operate(() =>
        [...disk.entries.values()]
          .filter(({ intent, open }) => open && intent.userKey === userKey)
          .map(({ intent }) => intent),
      ),
    close: (intent) =>
      operate(() => {
        const key = keyOf(intent.userKey, subjectOf(intent.baseline));
        const newest = disk.entries.get(key);
        if (newest?.intent.attemptId === intent.attemptId) {
          disk.entries.set(key, { ...newest, open: false });
        }
      }),
  };
}
