import { ServiceFailure } from '#domain/failure.ts';
import { type MoneyIntent, subjectOfIntent } from '#domain/money.ts';
import type { JournalEntry } from '#services/journal/journal.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import type { JournalOutcome } from './schedule.ts';
import type { PageProcess, VirtualTime } from './time.ts';

/** The disk that all pages share. Like IndexedDB it runs operations in order, across tabs. */
export type Disk = {
  entries: Map<string, JournalEntry>;
  outcomes: JournalOutcome[];
  freeAt: number;
  /** Whether a noted answer may be missing, because an operation failed or its page died. */
  failed: boolean;
};

const fair: JournalOutcome = { latency: 1, done: true, acknowledged: true, outlives: true };

/** The journal of one page's life. An operation can be slow, fail, or not be acknowledged. */
export function createMemoryJournal(
  { disk, time }: { disk: Disk; time: VirtualTime },
  process: PageProcess,
): MoneyServices['journal'] {
  function operate<T>(work: () => T): Promise<T> {
    const outcome = disk.outcomes.shift() ?? fair;
    disk.freeAt = Math.max(disk.freeAt, time.now() + outcome.latency);
    return new Promise((resolve, reject) => {
      time.after(disk.freeAt - time.now(), () => {
        if (!outcome.done || !outcome.acknowledged || !process.alive) disk.failed = true;
        if (!process.alive && !outcome.outlives) return;
        const result = outcome.done ? { value: work() } : null;
        if (!process.alive) return;
        if (result && outcome.acknowledged) resolve(result.value);
        else reject(new ServiceFailure({ kind: 'journal', message: 'the disk fails' }));
      });
    });
  }

  /** Null unless the attempt is the newest one of its subject. */
  function change(intent: MoneyIntent, to: Partial<JournalEntry>): JournalEntry | null {
    const key = keyOf(intent.userKey, subjectOfIntent(intent));
    const newest = disk.entries.get(key);
    if (newest?.intent.attemptId !== intent.attemptId) return null;
    const entry = { ...newest, ...to };
    disk.entries.set(key, entry);
    return entry;
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
        disk.entries.set(key, { intent, open: true, answer: null });
        return { outcome: 'opened' };
      }),
    openIntents: (userKey) =>
      operate(() =>
        [...disk.entries.values()]
          .filter(({ intent, open }) => open && intent.userKey === userKey)
          .map(({ intent }) => intent),
      ),
    note: (intent, answer) =>
      operate(() => {
        change(intent, { answer });
      }),
    close: (intent) => operate(() => change(intent, { open: false })?.answer ?? null),
  };
}
