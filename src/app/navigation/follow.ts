import { hrefOf } from '#domain/pages.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { selectLocation } from '#machines/root/location.ts';
import { hasTagAnywhere, movesMoney, type Store } from '../store.ts';
import type { Projector } from './projector.ts';

export function isBusy(snapshot: RootSnapshot): boolean {
  return snapshot.hasTag('loadingOverlay') || hasTagAnywhere(snapshot, 'busy');
}

/**
 * Synchronises the browser's history with the chart, once the chart has settled.
 *
 * @returns a function to call at each user interaction, which may cause the next move
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
    // The next move counts as the result of a tap unless its action has ended or moves money.
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
