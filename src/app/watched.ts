/** A value that changes and says so. */
export type Watched<Value> = {
  get: () => Value;
  /** Hears of each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** Makes a watched value; setting it to what it is already tells nobody. */
export function createWatched<Value>(
  first: Value,
): Watched<Value> & { set: (next: Value) => void } {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
