export function memoryArea(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
}

type Changed = (event: { key: string | null }) => void;

export function windowWith(area: Storage) {
  const listeners = new Set<Changed>();
  return {
    localStorage: area,
    sessionStorage: area,
    addEventListener: (_: 'storage', listener: Changed) => void listeners.add(listener),
    removeEventListener: (_: 'storage', listener: Changed) => void listeners.delete(listener),
    /** `key` is null if another tab cleared everything. */
    changedElsewhere(key: string | null) {
      for (const listener of listeners) listener({ key });
    },
    unload: () => listeners.clear(),
  };
}
