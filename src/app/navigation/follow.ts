import { hrefOf } from '#domain/pages.ts';
import { type RootSnapshot, selectLocation } from '#machines/root/location.ts';
import { hasTagAnywhere, movesMoney, type Store } from '../store.ts';
import type { Projector } from './projector.ts';

/** Whether what a person started is still under way somewhere. */
export function isBusy(snapshot: RootSnapshot): boolean {
  return snapshot.hasTag('loadingOverlay') || hasTagAnywhere(snapshot, 'busy');
}

/**
 * Lets the browser's history follow the chart: after each change, once it has settled.
 *
 * @returns what to call when a person does something: the next move may be theirs
 */
export function followLocations(store: Store, projector: Pick<Projector, 'sync'>): () => void {
  let tapped = false;
  let shown: string | null = null;
  let looking = false;

  function look(): void {
    looking = false;
    const snapshot = store.snapshot();
    const location = selectLocation(snapshot);
    const href = location && hrefOf(location);
    projector.sync({ location, tapped });
    const moved = href !== null && href !== shown;
    // A tap explains the next move, unless what it started is over or has turned into money.
    if (moved || movesMoney(snapshot) || !isBusy(snapshot)) tapped = false;
    if (moved) shown = href;
  }

  store.subscribe(() => {
    if (looking) return;
    looking = true;
    queueMicrotask(look);
  });
  look();
  return () => {
    tapped = true;
  };
}
