export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
  });
}

function reasonOf(error: DOMException | null): Error {
  return error ?? new Error('the transaction was undone');
}

export const names = { database: 'hiram', store: 'attempts', byUser: 'userKey' } as const;

const hasStore = ({ objectStoreNames }: IDBDatabase): boolean =>
  objectStoreNames.contains(names.store);

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

/** A database of a later build is used unchanged; a missing store is created. */
async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const database = await openAt(factory);
  if (hasStore(database)) return database;
  database.close();
  return openAt(factory, database.version + 1);
}

function undo(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort();
  } catch {
    // The transaction has already ended.
  }
}

type Use = {
  open: () => Promise<IDBDatabase>;
  store: string;
  mode: IDBTransactionMode;
  durability: IDBTransactionDurability;
  /** Milliseconds. */
  limit: number;
};

/**
 * Aborts the work after the limit. With durability `strict`, the result is on disk. The database is
 * closed afterwards, so that another tab's later build can upgrade it.
 */
export async function transactIn<T>(
  { open, store, mode, durability, limit }: Use,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  let expired = false;
  let transaction: IDBTransaction | null = null;

  async function run(): Promise<T> {
    const database = await open();
    try {
      if (expired) throw new Error('opened after the timeout');
      transaction = database.transaction(store, mode, { durability });
      const done = completed(transaction);
      const [result] = await Promise.all([work(transaction.objectStore(store)), done]);
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

export const transact = <T>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  limit: number,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> =>
  transactIn(
    { open: () => openDatabase(factory), store: names.store, mode, durability: 'strict', limit },
    work,
  );
