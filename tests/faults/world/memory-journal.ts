import { ServiceFailure } from '#domain/failure.ts';
import { type MoneyIntent, subjectOfIntent } from '#domain/money.ts';
import type { Journal, JournalEntry } from '#services/journal/journal.ts';

/** The disk that all pages share. Like IndexedDB it runs operations in order, across tabs. */
export type Disk = {
  entries: Map<string, JournalEntry>;
  /** End of the last queued operation, in milliseconds. */
  freeAt: number;
};

/** `done`: the operation runs. `acknowledged`: the page gets a result. `latency`: milliseconds. */
export type JournalOutcome = {
  latency: number;
  done: boolean;
  acknowledged: boolean;
  /** Whether the operation runs even if the page dies before that. */
  outlives: boolean;
};

export const fairOutcome: JournalOutcome = {
  latency: 1,
  done: true,
  acknowledged: true,
  outlives: true,
};

type PageOfDisk = {
  now: () => number;
  /** Runs work after a delay in milliseconds, also if the page dies before that. */
  after: (delay: number, operation: string, work: () => void) => void;
  alive: () => boolean;
  outcomeOf: (operation: string) => JournalOutcome;
  written?: (intent: MoneyIntent) => void;
  changed?: () => void;
};

/** The journal of one page's life. An operation can be slow, fail, or not be acknowledged. */
export function createMemoryJournal(
  disk: Disk,
  { now, after, alive, outcomeOf, written, changed = () => {} }: PageOfDisk,
): Omit<Journal, 'onChange'> {
  const closed = new Set<string>();
  const keyOf = (userKey: string, subject: string) => `${userKey} ${subject}`;

  function operate<T>(operation: string, work: () => T): Promise<T> {
    const { latency, done, acknowledged, outlives } = outcomeOf(operation);
    disk.freeAt = Math.max(disk.freeAt, now() + latency);
    return new Promise((resolve, reject) => {
      after(disk.freeAt - now(), operation, () => {
        if (!alive() && !outlives) return;
        const result = done ? { value: work() } : null;
        if (!alive()) return;
        if (result && acknowledged) resolve(result.value);
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

  async function repeatClose(intent: MoneyIntent): Promise<void> {
    await operate('close', () => change(intent, { open: false }));
    changed();
  }

  /** An entry that this page closed counts as closed, even before the disk has closed it. */
  function newestAt(key: string): JournalEntry | null {
    const entry = disk.entries.get(key);
    if (!entry) return null;
    return closed.has(entry.intent.attemptId) ? { ...entry, open: false } : entry;
  }

  return {
    newest: (userKey, subject) => operate('newest', () => newestAt(keyOf(userKey, subject))),
    async open(intent) {
      const opening = await operate('open', () => {
        const key = keyOf(intent.userKey, subjectOfIntent(intent));
        const newest = newestAt(key);
        const isFree =
          !newest || (!newest.open && newest.intent.attemptId === intent.previousAttemptId);
        if (!isFree) return { outcome: 'pending' as const, intent: newest.intent };
        disk.entries.set(key, { intent: structuredClone(intent), open: true, answer: null });
        written?.(intent);
        return { outcome: 'opened' as const };
      });
      if (opening.outcome === 'opened') changed();
      return opening;
    },
    async openIntents(userKey) {
      const open = await operate('openIntents', () =>
        [...disk.entries.values()]
          .filter((entry) => entry.open && entry.intent.userKey === userKey)
          .map(({ intent }) => intent),
      );
      const isClosed = ({ attemptId }: MoneyIntent) => closed.has(attemptId);
      for (const intent of open.filter(isClosed)) repeatClose(intent).catch(() => undefined);
      return open.filter((intent) => !isClosed(intent));
    },
    note: (intent, answer) => operate('note', () => void change(intent, { answer })),
    async close(intent) {
      closed.add(intent.attemptId);
      const entry = await operate('close', () => change(intent, { open: false })).finally(changed);
      return entry?.answer ?? null;
    },
  };
}
