import type { Location } from '#domain/pages.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { Store } from '../store.ts';

/** Where the app begins, once that is known. */
export const firstLocation = (store: Pick<Store, 'snapshot' | 'subscribe'>): Promise<Location> =>
  new Promise((resolve) => {
    const look = () => {
      const location = selectLocation(store.snapshot());
      if (location) resolve(location);
    };
    store.subscribe(look);
    look();
  });
