import { ServiceFailure } from '#domain/failure.ts';
import { subjectOfIntent } from '#domain/money.ts';
import type { Journal, JournalEntry } from '#services/journal/journal.ts';
import type { PageProcess } from './page-process.ts';
import type { JournalOutcome } from './schedule.ts';
import type { VirtualTime } from './time.ts';

/** The disk that all pages share. Like IndexedDB it works in the order of asking, tabs included. */
export type Disk = {
  entries: Map<string, JournalEntry>;
  outcomes: JournalOutcome[];
  /** When the last operation asked for is over. */
  freeAt: number;
};

const fair: JournalOutcome = { latency: 1, done: true, heard: true, outlives: true };

/** The journal of one page's life, over a disk that can be slow, fail, or fail to say what it did. */
export function createMemoryJournal(
  { disk, time }: { disk: Disk; time: VirtualTime },
  process: PageProcess,
): Journal {
  function operate<T>(work: () => T): Promise<T> {
    const outcome = disk.outcomes.shift() ?? fair;
    disk.freeAt = Math.max(disk.freeAt, time.now() + outcome.latency);
    return new Promise((resolve, reject) => {
      time.after(disk.freeAt - time.now(), () => {
        if (!process.alive && !outcome.outlives) return;
        const result = outcome.done ? { value: work() } : null;
        if (!process.alive) return;
        if (result && outcome.heard) resolve(result.value);
        else reject(new ServiceFailure({ kind: 'unexpected', message: 'journal' }));
      });
    });
  }

  const keyOf = (userKey: string, subject: string) => `${userKey} ${subject}`;

  return {
    newest: (userKey, subject) => operate(() => disk.entries.get(keyOf(userKey, subject)) ?? null),
    open: (intent) =>
      operate(() => {
        const key = keyOf(intent.userKey, subjectOfIntent(intent));
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
        const key = keyOf(intent.userKey, subjectOfIntent(intent));
        const newest = disk.entries.get(key);
        if (newest?.intent.attemptId === intent.attemptId) {
          disk.entries.set(key, { ...newest, open: false });
        }
      }),
  };
}
