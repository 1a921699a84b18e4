import * as v from 'valibot';
import { settled, transactIn } from '#services/journal/database.ts';
import { type PicturesArea, picturesDatabase } from './drop-pictures.ts';
import { retryPause } from './safe-area.ts';

const storeName = 'pictures';

const StoredPicture = v.object({ type: v.string(), bytes: v.instance(ArrayBuffer) });

/** Milliseconds. */
const defaultLimit = 5_000;

export type PictureStore = {
  keep: (userKey: string, clientId: string, picture: Blob) => Promise<void>;
  read: (userKey: string, clientId: string) => Promise<Blob | null>;
  drop: (userKey: string, clientId: string) => Promise<void>;
};

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(picturesDatabase, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return settled(request);
}

/**
 * Stores bytes, because a blob of an earlier visit may have lost its file. Without browser storage,
 * pictures last as long as the page. A failed or late write is retried.
 *
 * @param limit of an access to the browser's storage, in milliseconds
 */
export function createPictureStore(
  { host, inMemory }: PicturesArea,
  limit: number = defaultLimit,
): PictureStore {
  const keyOf = (userKey: string, clientId: string) => `${userKey}/${clientId}`;

  async function within<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T | null> {
    const use = { store: storeName, mode, durability: 'default', limit } as const;
    try {
      return await transactIn({ ...use, open: () => open(host.indexedDB) }, work);
    } catch {
      return null;
    }
  }

  async function write(key: string, picture: Blob): Promise<void> {
    const stored = { type: picture.type, bytes: await picture.arrayBuffer() };
    // The page removes a picture when it is dropped, and all of them at a logout.
    const isWanted = () => inMemory.get(key) === picture;
    if (!isWanted()) return;
    const done = await within('readwrite', async (store) => {
      await settled(store.put(stored, key));
      return true;
    });
    if (done === null && isWanted()) setTimeout(() => void write(key, picture), retryPause);
  }

  return {
    async keep(userKey, clientId, picture) {
      const key = keyOf(userKey, clientId);
      inMemory.set(key, picture);
      await write(key, picture);
    },
    async read(userKey, clientId) {
      const key = keyOf(userKey, clientId);
      const found = inMemory.get(key);
      if (found) return found;
      const row = await within<unknown>('readonly', (store) => settled(store.get(key)));
      const parsed = v.safeParse(StoredPicture, row);
      return parsed.success ? new Blob([parsed.output.bytes], { type: parsed.output.type }) : null;
    },
    async drop(userKey, clientId) {
      const key = keyOf(userKey, clientId);
      inMemory.delete(key);
      await within('readwrite', (store) => settled(store.delete(key)));
    },
  };
}
