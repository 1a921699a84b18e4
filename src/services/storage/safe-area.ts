/** A browser storage that never throws: what it cannot keep, memory keeps while the page lives. */
export type SafeArea = {
  get: (key: string) => string | null;
  /** False where only memory could take it. */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
  /** Lets go of what memory holds for a key, because the browser's storage has it anew. */
  forget: (key: string | null) => void;
  /** Writes what memory alone holds, caches excepted, as far as the browser takes it now. */
  flush: () => void;
};

/** Pause between two attempts to write what the browser's storage refused, in milliseconds. */
export const retryPause = 5_000;

/** Runs `work`, or gives `otherwise` where the browser throws: disabled, full, broken. */
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
 * @param area read at each use, because merely naming it throws where storage is disabled
 * @param evictable keys of mere caches, given up when the storage is full
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

  /** Moves the caches out of the browser's storage into memory. */
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

  /** A page that dies takes its memory along. */
  function flush(): void {
    for (const [key, text] of memory)
      if (!evictable.includes(key) && write(key, text)) memory.delete(key);
  }

  /** Flushes again and again until memory holds nothing but caches: a refused value may never change again. */
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
