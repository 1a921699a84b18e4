/** A browser storage that never throws: values that it refuses stay in memory and are retried. */
export type SafeArea = {
  get: (key: string) => string | null;
  /** False if only memory could store it. */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
  /** Removes a key, or with null every key, from memory only, after another tab's change. */
  forget: (key: string | null) => void;
  /** Retries the writes of values that are only in memory, except caches. */
  flush: () => void;
};

/** Milliseconds between two retries of a refused write. */
export const retryPause = 5_000;

/** Browsers throw for disabled, full or broken storage. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function keysOf(storage: Storage): string[] {
  const indexes = Array.from({ length: storage.length }, (_, index) => index);
  return indexes.flatMap((index) => storage.key(index) ?? []);
}

/**
 * @param area accessed at each use, because the access throws if storage is disabled
 * @param evictable keys of caches, which are evicted when the storage is full
 */
export function createSafeArea(area: () => Storage, evictable: readonly string[] = []): SafeArea {
  const memory = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  const write = (key: string, text: string) =>
    attempt(() => {
      area().setItem(key, text);
      return true;
    }, false);
  const drop = (key: string) => attempt(() => area().removeItem(key), undefined);
  const stored = (key: string) => attempt(() => area().getItem(key), null);

  function evict(): void {
    for (const key of evictable) {
      const text = stored(key);
      if (text === null) continue;
      memory.set(key, text);
      drop(key);
    }
  }

  function writeInPlaceOfCaches(key: string, text: string): boolean {
    evict();
    return !evictable.includes(key) && write(key, text);
  }

  function flush(): void {
    for (const [key, text] of memory)
      if (!evictable.includes(key) && write(key, text)) memory.delete(key);
  }

  /** A refused value may never change again, so it is written again later. */
  function retryLater(): void {
    const isWaiting = [...memory.keys()].some((key) => !evictable.includes(key));
    if (timer !== null || !isWaiting) return;
    timer = setTimeout(() => {
      timer = null;
      flush();
      retryLater();
    }, retryPause);
  }

  return {
    get: (key) => memory.get(key) ?? stored(key),
    set(key, text) {
      memory.delete(key);
      if (write(key, text) || writeInPlaceOfCaches(key, text)) {
        flush();
        return true;
      }
      // An older value must not come back after a reload.
      drop(key);
      memory.set(key, text);
      retryLater();
      return false;
    },
    remove(key) {
      memory.delete(key);
      drop(key);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(() => keysOf(area()), [])])],
    forget(key) {
      if (key === null) memory.clear();
      else memory.delete(key);
    },
    flush,
  };
}
