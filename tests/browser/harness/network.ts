import type { BrowserContext } from '@playwright/test';
import type { Complaints } from './complaints.ts';
import type { Idle } from './idle.ts';

/**
 * Fails some requests, without an event in the pages. Interception starts with the first request
 * and never ends, because Chromium sometimes never answers a request if interception stops while it
 * is in flight.
 */
export async function createLine(context: BrowserContext, { allIdle }: Idle) {
  let lost: RegExp | null = null;
  await context.route('**/*', (route) =>
    lost?.test(route.request().url()) ? route.abort('internetdisconnected') : route.continue(),
  );
  return {
    /** Waits until all pages are idle, then fails requests to these addresses. */
    async cut(addresses: RegExp): Promise<void> {
      await allIdle();
      lost = addresses;
    },
    isBack: () => void (lost = null),
  };
}
export type Line = Awaited<ReturnType<typeof createLine>>;

/** Pages get `offline` and `online` events. */
export const createNetwork = (
  context: BrowserContext,
  complaints: Complaints,
  { allIdle }: Idle,
) => ({
  /** Waits until all pages are idle, and allows the console errors of being offline. */
  async goesOff(): Promise<void> {
    await allIdle();
    complaints.expect('offline');
    await context.setOffline(true);
  },
  comesBack: () => context.setOffline(false),
});
export type Network = ReturnType<typeof createNetwork>;
