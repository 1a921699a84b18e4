import { ServiceFailure } from '#domain/failure.ts';
import { type MoneyIntent, subjectOfIntent } from '#domain/money.ts';
import { required } from '#machines/shared/required.ts';
import type { Journal, JournalEntry } from '#services/journal/journal.ts';
import { frames } from '../world/frame.ts';
import type { Luck } from '../world/luck.ts';
import type { Scheduler } from '../world/scheduler.ts';

/** Money attempts on the phone's disk, which all tabs share. */
export type Disk = {
  entries: Map<string, JournalEntry>;
  /** End of the last queued operation, milliseconds since 1970. */
  freeAt: number;
  operations: number;
  listeners: Set<() => void>;
};

export const createDisk = (): Disk => ({
  entries: new Map(),
  freeAt: 0,
  operations: 0,
  listeners: new Set(),
});

/** `takes` in milliseconds; `outlives`: whether the operation ends even if its page is dead. */
type Outcome = { takes: number; done: boolean; acknowledged: boolean; outlives: boolean };

const fair: Outcome = { takes: 1, done: true, acknowledged: true, outlives: true };

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
  const closed = new Set<string>();
  const keyOf = (userKey: string, subject: string) => `${userKey} ${subject}`;

  function outcomeOf(label: string): Outcome {
    disk.operations += 1;
    const thing = `the journal of ${name}, operation ${disk.operations} (${label})`;
    const chance = luck.of(thing);
    const drawn = chance?.next() ?? 1;
    // `open` precedes a money request, so its operations are slow more often.
    if (!chance || drawn > (label === 'open' ? 0.35 : 0.12)) return fair;
    if (drawn > 0.04) {
      const takes = chance.between(20, 900);
      luck.happened(thing, `${thing} takes ${takes} ms`);
      return { ...fair, takes, outlives: chance.chance(0.5) };
    }
    const fails = drawn > 0.02 ? 'is not done' : 'is done, and says that it failed';
    luck.happened(thing, `${thing} ${fails}`);
    return { ...fair, takes: 5, done: drawn <= 0.02, acknowledged: false };
  }

  function operate<T>(label: string, work: () => T): Promise<T> {
    const { takes, done, acknowledged, outlives } = outcomeOf(label);
    disk.freeAt = Math.max(disk.freeAt, scheduler.now() + takes);
    return new Promise((resolve, reject) => {
      scheduler.afterAll(disk.freeAt - scheduler.now(), `journal ${label}`, () => {
        if (!alive() && !outlives) return;
        const result = done ? { value: work() } : null;
        if (!alive()) return;
        if (result && acknowledged) resolve(result.value);
        else reject(new ServiceFailure({ kind: 'journal', message: 'the disk fails' }));
      });
    });
  }

  function changed(): void {
    for (const listener of own) listener();
    for (const listener of disk.listeners)
      if (!own.has(listener)) scheduler.afterAll(1, 'journal changed', listener);
  }

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

  /** Returns the entry as closed if this page closed it, even before the disk did. */
  const withKnownState = (entry: JournalEntry): JournalEntry =>
    closed.has(entry.intent.attemptId) ? { ...entry, open: false } : entry;
  const newestAt = (key: string): JournalEntry | null => {
    const entry = disk.entries.get(key);
    return entry ? withKnownState(entry) : null;
  };

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
        written(intent.suffix);
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
