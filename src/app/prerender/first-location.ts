import type { Location } from '#domain/pages.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { App } from '../app-context.ts';
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

/** How long the frame of home may stand for a page whose location or code does not come, in milliseconds. */
const patience = 3_000;

/** Resolves once the code of the first page is there, at the latest after 3 s, and never rejects. */
export async function firstScreenLoaded({ store, screens }: Pick<App, 'store' | 'screens'>) {
  const loaded = async () => {
    const { page } = await firstLocation(store);
    await screens(page).load();
  };
  await Promise.race([
    // A failure is shown by the page's own boundary.
    loaded().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
