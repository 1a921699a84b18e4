import * as v from 'valibot';
import { ServiceFailure } from '#domain/failure.ts';
import { MoneyIntent, subjectOfIntent } from '#domain/money.ts';
import { MoneyAnswer } from '#domain/money/answer.ts';
import { names, settled, transact } from './database.ts';
import type { Journal, JournalEntry, Opening } from './journal.ts';

/** The newest attempt of one user on one subject. */
const Row = v.object({
  userKey: v.string(),
  subject: v.string(),
  open: v.boolean(),
  intent: MoneyIntent,
  // An invalid answer must not invalidate the open attempt beside it.
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

/** Milliseconds. */
const defaultLimit = 5_000;

/** A row that fails validation is from another version and counts as missing. */
async function newestIn(
  store: IDBObjectStore,
  userKey: string,
  subject: string,
): Promise<JournalEntry | null> {
  const row = v.safeParse(Row, await settled(store.get([userKey, subject])));
  return row.success ? row.output : null;
}

export type JournalHost = {
  readonly indexedDB: IDBFactory;
  readonly BroadcastChannel?: typeof BroadcastChannel;
};

/**
 * The journal is in IndexedDB, because localStorage loses the last writes if the process dies.
 *
 * @param host accessed at each use, because the access throws in some private modes
 */
export function createIndexedDbJournal(host: JournalHost, limit: number = defaultLimit): Journal {
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const tabs = host.BroadcastChannel && new host.BroadcastChannel(names.database);
  tabs?.addEventListener('message', notifyListeners);
  function changed(): void {
    notifyListeners();
    // A channel reaches only its own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tabs?.postMessage(null);
  }
  /** Attempts that this page closed; the write to disk may be slow or fail. */
  const closed = new Set<string>();
  const withKnownState = (row: JournalEntry): JournalEntry =>
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

  /** Changes the row of an attempt; null if the row holds another attempt by now. */
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

  async function repeatClose(intent: MoneyIntent): Promise<void> {
    await change(intent, { open: false });
    changed();
  }

  return {
    async newest(userKey, subject) {
      const row = await within('readonly', (store) => newestIn(store, userKey, subject));
      return row && withKnownState(row);
    },
    async open(intent) {
      const opening = await within('readwrite', async (store): Promise<Opening> => {
        const row = await newestIn(store, intent.userKey, subjectOfIntent(intent));
        const newest = row && withKnownState(row);
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
      // Otherwise another page would find these intents open permanently.
      for (const intent of open.filter(isClosed)) repeatClose(intent).catch(() => undefined);
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
