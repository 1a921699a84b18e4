import { buildCaches } from '#domain/app-build.ts';

/** The storages of a window; each is accessed at its use, because the access throws where it is disabled. */
export type KeepingHost = {
  readonly localStorage: Pick<Storage, 'clear'>;
  readonly sessionStorage: Pick<Storage, 'clear'>;
  readonly indexedDB: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
  /** Absent where the page is not served safely. */
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'>;
};

/** So long a database that another tab holds open may take, in milliseconds: it goes once that tab lets go. */
const patience = 5_000;

/** Resolves once a database is gone, or cannot be had for now. */
function dropDatabase(factory: KeepingHost['indexedDB'], name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(name);
    setTimeout(resolve, patience);
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
  // The app's own files are nobody's, and the page that is open still needs them.
  const names = (await caches.keys()).filter((name) => !name.startsWith(buildCaches));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Does what it can: a store that is disabled keeps nothing. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // Whatever could not be opened holds nothing of this page.
  }
}

/** Empties every store that this browser keeps for the app, whoever wrote into it. */
export async function eraseEverything(host: KeepingHost): Promise<void> {
  await Promise.all([
    attempt(() => host.localStorage.clear()),
    attempt(() => host.sessionStorage.clear()),
    attempt(() => dropDatabases(host)),
    attempt(() => dropCaches(host)),
  ]);
}
