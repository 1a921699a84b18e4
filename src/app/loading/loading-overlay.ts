import type { Store } from '../store.ts';
import { createWatched, type Watched } from '../watched.ts';

export type LoadingOverlay = Watched<boolean>;

/** Milliseconds before the overlay opens, so that a short wait does not flash. */
const delay = 400;

export function createLoadingOverlay(store: Store): LoadingOverlay {
  const open = createWatched(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    if (!store.snapshot().hasTag('loadingOverlay')) {
      clearTimeout(timer);
      timer = undefined;
      open.set(false);
    } else if (timer === undefined) {
      timer = setTimeout(() => open.set(true), delay);
    }
  }

  store.subscribe(look);
  look();
  return open;
}
