/** An IndexedDB request as a promise. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

/** Resolves once a transaction is on disk; rejects when it was undone. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
  });
}

function reasonOf(error: DOMException | null): Error {
  return error ?? new Error('the transaction was undone');
}

/** The names of the journal in IndexedDB. */
export const names = { database: 'hiram', store: 'attempts', byUser: 'userKey' } as const;

const hasStore = ({ objectStoreNames }: IDBDatabase): boolean =>
  objectStoreNames.contains(names.store);

/** Opens the database as it is, or at a version; its store is made where it is missing. */
function openAt(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  const request = factory.open(names.database, version);
  request.addEventListener('upgradeneeded', () => {
    if (hasStore(request.result)) return;
    request.result
      .createObjectStore(names.store, { keyPath: ['userKey', 'subject'] })
      .createIndex(names.byUser, 'userKey');
  });
  return settled(request);
}

/**
 * Opens the journal's database, made at its first use. One that a later build left behind is used as
 * it is; one that has lost its store gets the store back.
 */
async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const database = await openAt(factory);
  if (hasStore(database)) return database;
  database.close();
  return openAt(factory, database.version + 1);
}

/** Undoes a transaction that is still under way. */
function undo(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort();
  } catch {
    // The transaction has ended by itself.
  }
}

/**
 * Lets work in a transaction end by itself or, after `limit` milliseconds, by undoing it. Nothing is
 * held open in between: another tab's later build may change the database.
 */
export async function transact<T>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  limit: number,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  let expired = false;
  let transaction: IDBTransaction | null = null;

  async function run(): Promise<T> {
    const database = await openDatabase(factory);
    try {
      if (expired) throw new Error('too late');
      transaction = database.transaction(names.store, mode, { durability: 'strict' });
      const done = completed(transaction);
      const [result] = await Promise.all([work(transaction.objectStore(names.store)), done]);
      return result;
    } finally {
      database.close();
    }
  }

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      expired = true;
      undo(transaction);
      reject(new Error('the browser storage does not answer'));
    }, limit);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
