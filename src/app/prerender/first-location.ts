import type { Location } from '#domain/pages.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { App } from '../app-context.ts';
import type { Store } from '../store.ts';

export const firstLocation = (store: Pick<Store, 'snapshot' | 'subscribe'>): Promise<Location> =>
  new Promise((resolve) => {
    const look = () => {
      const location = selectLocation(store.snapshot());
      if (location) resolve(location);
    };
    store.subscribe(look);
    look();
  });

/** Milliseconds. */
const maximumWait = 3_000;

/** Resolves after 3 s at the latest. Never rejects. */
export async function firstScreenLoaded({ store, screens }: Pick<App, 'store' | 'screens'>) {
  const loaded = async () => {
    const { page } = await firstLocation(store);
    await screens(page).load();
  };
  await Promise.race([
    // The page's own error boundary shows the failure.
    loaded().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, maximumWait)),
  ]);
}
