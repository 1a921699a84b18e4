/** A browser storage in memory. */
export function memoryArea(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
    clear: () => kept.clear(),
  };
}

type Changed = (event: { key: string | null }) => void;

/** The window's part that the app's storage uses, with changes by other tabs. */
export function windowWith(area: Storage) {
  const listeners = new Set<Changed>();
  return {
    localStorage: area,
    sessionStorage: area,
    addEventListener: (_: 'storage', listener: Changed) => void listeners.add(listener),
    removeEventListener: (_: 'storage', listener: Changed) => void listeners.delete(listener),
    /** Another tab changed a key; null means that it cleared everything. */
    changedElsewhere(key: string | null) {
      for (const listener of listeners) listener({ key });
    },
    /** The page closes: its listeners are removed. */
    unload: () => listeners.clear(),
  };
}
