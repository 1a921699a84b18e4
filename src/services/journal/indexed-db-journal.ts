import * as v from 'valibot';
import { ServiceFailure } from '#domain/failure.ts';
import { MoneyIntent, subjectOfIntent } from '#domain/money.ts';
import { names, settled, transact } from './database.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** A row of the journal: the newest attempt of one user at one subject. */
const Row = v.object({
  userKey: v.string(),
  subject: v.string(),
  open: v.boolean(),
  intent: MoneyIntent,
});
type Row = v.InferOutput<typeof Row>;

const rowOf = (intent: MoneyIntent, open: boolean): Row => ({
  userKey: intent.userKey,
  subject: subjectOfIntent(intent),
  open,
  intent: v.parse(MoneyIntent, intent),
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

/** What of a window the journal lives on. */
export type JournalHost = { readonly indexedDB: IDBFactory };

/**
 * The journal in IndexedDB: localStorage loses what was written just before the process dies.
 *
 * @param host its IndexedDB is named at each use, because merely naming it throws in some private modes
 */
export function createIndexedDbJournal(host: JournalHost, limit: number = defaultLimit): Journal {
  async function within<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    try {
      return await transact(host.indexedDB, mode, limit, work);
    } catch (cause) {
      const message = `journal: ${cause instanceof Error ? cause.message : String(cause)}`;
      throw new ServiceFailure({ kind: 'unexpected', message }, { cause });
    }
  }

  return {
    newest: (userKey, subject) => within('readonly', (store) => newestIn(store, userKey, subject)),
    open: (intent) =>
      within('readwrite', async (store) => {
        const newest = await newestIn(store, intent.userKey, subjectOfIntent(intent));
        const free =
          !newest || (!newest.open && newest.intent.attemptId === intent.previousAttemptId);
        if (!free) return { outcome: 'pending', intent: newest.intent };
        await settled(store.put(rowOf(intent, true)));
        return { outcome: 'opened' };
      }),
    openIntents: (userKey) =>
      within('readonly', async (store) => {
        const rows: unknown[] = await settled(store.index(names.byUser).getAll(userKey));
        return rows.flatMap((row) => {
          const parsed = v.safeParse(Row, row);
          return parsed.success && parsed.output.open ? [parsed.output.intent] : [];
        });
      }),
    close: (intent) =>
      within('readwrite', async (store) => {
        const newest = await newestIn(store, intent.userKey, subjectOfIntent(intent));
        if (newest?.intent.attemptId !== intent.attemptId) return;
        await settled(store.put(rowOf(newest.intent, false)));
      }),
  };
}
