import * as v from 'valibot';
import { ServiceFailure } from '#domain/failure.ts';
import { MoneyIntent } from '#domain/money.ts';
import { completed, names, openDatabase, settled } from './database.ts';
import { type Journal, subjectOf } from './journal.ts';

/** A user's intents, oldest first. A row that does not parse is none of this version's. */
async function intentsOf(userKey: string, store: IDBObjectStore): Promise<MoneyIntent[]> {
  const rows: unknown[] = await settled(store.index(names.byUser).getAll(userKey));
  return rows
    .flatMap((row) => {
      const parsed = v.safeParse(MoneyIntent, row);
      return parsed.success ? [parsed.output] : [];
    })
    .toSorted((a, b) => a.t - b.t);
}

function unusable(cause: unknown): ServiceFailure {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ServiceFailure({ kind: 'unexpected', message: `journal: ${message}` }, { cause });
}

/**
 * The journal in IndexedDB: localStorage loses what was written just before the process dies
 * (`ServiceFailure` where the browser has no usable IndexedDB).
 *
 * @param factory read at each use, because merely naming it throws in some private modes
 */
export function createIndexedDbJournal(factory: () => IDBFactory = () => indexedDB): Journal {
  /** Runs `work` on the intents in one transaction, and waits until it is on disk. */
  async function within<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    try {
      const database = await openDatabase(factory());
      try {
        const transaction = database.transaction(names.store, mode, { durability: 'strict' });
        const done = completed(transaction);
        const [result] = await Promise.all([work(transaction.objectStore(names.store)), done]);
        return result;
      } finally {
        database.close();
      }
    } catch (cause) {
      throw unusable(cause);
    }
  }

  return {
    open: (intent) =>
      within('readwrite', async (store) => {
        const open = await intentsOf(intent.userKey, store);
        if (open.some((other) => subjectOf(other) === subjectOf(intent))) return 'alreadyOpen';
        await settled(store.add(v.parse(MoneyIntent, intent)));
        return 'opened';
      }),
    openIntents: (userKey) => within('readonly', (store) => intentsOf(userKey, store)),
    close: (attemptId) =>
      within('readwrite', async (store) => {
        await settled(store.delete(attemptId));
      }),
  };
}
