/** A browser storage with a capacity in characters. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  readonly #room: number;

  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    const after = new Map(this.#items).set(key, value);
    const size = [...after].reduce((sum, item) => sum + item.join('').length, 0);
    if (size > this.#room) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
  dump(): string {
    return JSON.stringify([...this.#items]);
  }
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

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** A window whose storage properties throw. */
export const disabled = Object.defineProperties(windowWith(new FakeStorage()), {
  localStorage: { get: denied },
  sessionStorage: { get: denied },
});
