import { buildCaches } from '#domain/app-build.ts';

/**
 * Each storage is read from the host only when it is used, because reading a disabled one throws.
 */
export type KeepingHost = {
  readonly localStorage: Pick<Storage, 'clear'>;
  readonly sessionStorage: Pick<Storage, 'clear'>;
  readonly indexedDB: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'>;
};

/** Milliseconds. A database that another tab has open is deleted when that tab closes it. */
const maximumWait = 5_000;

function dropDatabase(factory: KeepingHost['indexedDB'], name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(name);
    setTimeout(resolve, maximumWait);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
}

async function dropDatabases({ indexedDB }: KeepingHost): Promise<void> {
  const found = await indexedDB.databases();
  await Promise.all(found.map(async ({ name }) => name && dropDatabase(indexedDB, name)));
}

async function dropCaches({ caches }: KeepingHost): Promise<void> {
  if (!caches) return;
  // The app's own files contain no user data, and the open page still needs them.
  const names = (await caches.keys()).filter((name) => !name.startsWith(buildCaches));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // A disabled store contains nothing, so its error is ignored.
  }
}

/** Empties the app's stores in this browser, except the caches of the app's own files. */
export async function eraseEverything(host: KeepingHost): Promise<void> {
  await Promise.all([
    attempt(() => host.localStorage.clear()),
    attempt(() => host.sessionStorage.clear()),
    attempt(() => dropDatabases(host)),
    attempt(() => dropCaches(host)),
  ]);
}
