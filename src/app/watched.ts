/** A mutable value with subscribers. */
export type Watched<Value> = {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
};

/** Setting the same value does not notify subscribers. */
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
