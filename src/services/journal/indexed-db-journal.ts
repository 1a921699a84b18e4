import * as v from 'valibot';
import { ServiceFailure } from '#domain/failure.ts';
import { MoneyIntent, subjectOfIntent } from '#domain/money.ts';
import { MoneyAnswer } from '#domain/money/answer.ts';
import { names, settled, transact } from './database.ts';
import type { Journal, JournalEntry, Opening } from './journal.ts';

/** A row of the journal: the newest attempt of one user at one subject. */
const Row = v.object({
  userKey: v.string(),
  subject: v.string(),
  open: v.boolean(),
  intent: MoneyIntent,
  // An open attempt must not be lost for the sake of what is noted beside it.
  answer: v.optional(v.fallback(v.nullable(MoneyAnswer), null), null),
});
type Row = v.InferOutput<typeof Row>;

const rowOf = ({ intent, ...state }: JournalEntry): Row =>
  v.parse(Row, {
    userKey: intent.userKey,
    subject: subjectOfIntent(intent),
    intent,
    ...state,
  });

/** How long the browser's storage may take, in milliseconds. */
const defaultLimit = 5_000;

/** A row that does not parse is none of this version's, and counts as none. */
async function newestIn(
  store: IDBObjectStore,
  userKey: string,
  subject: string,
): Promise<JournalEntry | null> {
  const row = v.safeParse(Row, await settled(store.get([userKey, subject])));
  return row.success ? row.output : null;
}

/** The parts of a window that the journal uses. */
export type JournalHost = {
  readonly indexedDB: IDBFactory;
  /** By which tabs tell each other; without it each looks for itself when it is shown. */
  readonly BroadcastChannel?: typeof BroadcastChannel;
};

/**
 * The journal in IndexedDB: localStorage loses what was written just before the process dies.
 *
 * @param host its IndexedDB is named at each use, because merely naming it throws in some private modes
 */
export function createIndexedDbJournal(host: JournalHost, limit: number = defaultLimit): Journal {
  const listeners = new Set<() => void>();
  const hear = () => {
    for (const listener of listeners) listener();
  };
  const tabs = host.BroadcastChannel && new host.BroadcastChannel(names.database);
  tabs?.addEventListener('message', hear);
  function changed(): void {
    hear();
    // A channel reaches its own origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tabs?.postMessage(null);
  }
  /** Attempts that this page closed: the disk may be slow to do it, or fail. */
  const closed = new Set<string>();
  /** A row as this page knows it: closed, where the disk has not closed it yet. */
  const asKnown = (row: JournalEntry): JournalEntry =>
    closed.has(row.intent.attemptId) ? { ...row, open: false } : row;

  async function within<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    try {
      return await transact(host.indexedDB, mode, limit, work);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new ServiceFailure({ kind: 'journal', message }, { cause });
    }
  }

  /** Changes the row of an attempt, unless a newer one took its place; the row as it is then. */
  const change = (
    intent: MoneyIntent,
    to: Partial<Pick<JournalEntry, 'open' | 'answer'>>,
  ): Promise<JournalEntry | null> =>
    within('readwrite', async (store) => {
      const newest = await newestIn(store, intent.userKey, subjectOfIntent(intent));
      if (newest?.intent.attemptId !== intent.attemptId) return null;
      const row = rowOf({ ...newest, ...to });
      await settled(store.put(row));
      return row;
    });

  /** Closes again on disk what this page closed before, and the disk did not. */
  async function closeAgain(intent: MoneyIntent): Promise<void> {
    await change(intent, { open: false });
    changed();
  }

  return {
    async newest(userKey, subject) {
      const row = await within('readonly', (store) => newestIn(store, userKey, subject));
      return row && asKnown(row);
    },
    async open(intent) {
      const opening = await within('readwrite', async (store): Promise<Opening> => {
        const row = await newestIn(store, intent.userKey, subjectOfIntent(intent));
        const newest = row && asKnown(row);
        const free =
          !newest || (!newest.open && newest.intent.attemptId === intent.previousAttemptId);
        if (!free) return { outcome: 'pending', intent: newest.intent };
        await settled(store.put(rowOf({ intent, open: true, answer: null })));
        return { outcome: 'opened' };
      });
      if (opening.outcome === 'opened') changed();
      return opening;
    },
    async openIntents(userKey) {
      const open = await within('readonly', async (store) => {
        const rows: unknown[] = await settled(store.index(names.byUser).getAll(userKey));
        return rows.flatMap((row) => {
          const parsed = v.safeParse(Row, row);
          return parsed.success && parsed.output.open ? [parsed.output.intent] : [];
        });
      });
      const isClosed = ({ attemptId }: MoneyIntent) => closed.has(attemptId);
      // Another page would find them open for good.
      for (const intent of open.filter(isClosed)) closeAgain(intent).catch(() => undefined);
      return open.filter((intent) => !isClosed(intent));
    },
    async note(intent, answer) {
      await change(intent, { answer });
    },
    async close(intent) {
      closed.add(intent.attemptId);
      const entry = await change(intent, { open: false }).finally(changed);
      return entry?.answer ?? null;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
