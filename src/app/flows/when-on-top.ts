import type { Location, PageId } from '#domain/pages.ts';
import type { Store } from '../store.ts';

/** The current location, null between two, and the subscription to the store. */
export type Sight = Pick<Store, 'subscribe'> & { location: () => Location | null };

/** Resolves when a page is on top, without an info page or login above it. */
export function whenOnTop(
  { location, subscribe }: Sight,
  page: PageId,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    function look(): void {
      if (location()?.page !== page) return;
      stop();
      resolve();
    }
    const stop = subscribe(look);
    signal.addEventListener('abort', stop);
    look();
  });
}
