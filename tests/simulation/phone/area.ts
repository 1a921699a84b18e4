type WriteRules = {
  alive: () => boolean;
  full: () => boolean;
  /** `key` is null after `clear`. */
  changed: (key: string | null) => void;
  wrote: (key: string, value: string) => void;
};

export function areaOf(shared: Storage, { alive, full, changed, wrote }: WriteRules): Storage {
  return {
    get length() {
      return shared.length;
    },
    key: (index) => shared.key(index),
    getItem: (key) => shared.getItem(key),
    setItem(key, value) {
      if (!alive()) return;
      if (full()) throw new DOMException('the storage is full', 'QuotaExceededError');
      const before = shared.getItem(key);
      shared.setItem(key, value);
      if (before === value) return;
      wrote(key, value);
      changed(key);
    },
    removeItem(key) {
      if (!alive()) return;
      const before = shared.getItem(key);
      shared.removeItem(key);
      if (before !== null) changed(key);
    },
    clear() {
      if (!alive()) return;
      shared.clear();
      changed(null);
    },
  };
}
