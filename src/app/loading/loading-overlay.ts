import type { Store } from '../store.ts';

/** The global loading cover: open once what it covers has lasted a moment. */
export type Cover = { open: () => boolean; subscribe: (listener: () => void) => () => void };

/** What is over sooner, in milliseconds, is not covered: a flash says nothing. */
const moment = 400;

export function createCover(store: Store): Cover {
  const listeners = new Set<() => void>();
  let open = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: boolean): void {
    if (open === next) return;
    open = next;
    for (const listener of listeners) listener();
  }
  function look(): void {
    if (!store.snapshot().hasTag('cover')) {
      clearTimeout(timer);
      timer = undefined;
      become(false);
    } else if (timer === undefined) {
      timer = setTimeout(() => become(true), moment);
    }
  }

  store.subscribe(look);
  look();
  return {
    open: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
