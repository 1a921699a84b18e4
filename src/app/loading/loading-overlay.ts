import type { Store } from '../store.ts';
import { createWatched, type Watched } from '../watched.ts';

/** Whether the global loading overlay is open. */
export type LoadingOverlay = Watched<boolean>;

/** Delay before the overlay, in milliseconds, so that a short wait does not flash. */
const delay = 400;

/** The global loading overlay. It opens after a delay, so that short waits do not show it. */
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
