/** An IndexedDB request as a promise. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(failed(request.error)));
  });
}

/** Resolves once a transaction is on disk; rejects when it was undone. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(failed(transaction.error)));
  });
}

function failed(error: DOMException | null): Error {
  return error ?? new Error('the transaction was undone');
}

/** The names of the journal in IndexedDB. */
export const names = { database: 'hiram', store: 'intents', byUser: 'userKey' } as const;

/** Opens the journal's database, made at its first use. Another tab's upgrade closes it. */
export async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(names.database, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result
      .createObjectStore(names.store, { keyPath: 'attemptId' })
      .createIndex(names.byUser, 'userKey');
  });
  const database = await settled(request);
  database.addEventListener('versionchange', () => database.close());
  return database;
}
