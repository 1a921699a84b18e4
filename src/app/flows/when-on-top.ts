import type { Location, PageId } from '#domain/pages.ts';
import type { Store } from '../store.ts';

export type Sight = Pick<Store, 'subscribe'> & { location: () => Location | null };

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
