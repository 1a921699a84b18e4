import type { BrowserContext } from '@playwright/test';
import type { Complaints } from './complaints.ts';
import type { Idle } from './idle.ts';

/** Fails some requests, without an event in the pages. */
export type Line = {
  /** Waits until all pages are idle, then fails requests to these addresses. */
  cut: (addresses: RegExp) => Promise<void>;
  isBack: () => void;
};

/**
 * Interception starts with the first request and never ends, because Chromium sometimes never
 * answers a request if interception stops while it is in flight.
 */
export async function createLine(context: BrowserContext, { allIdle }: Idle): Promise<Line> {
  let lost: RegExp | null = null;
  await context.route('**/*', (route) =>
    lost?.test(route.request().url()) ? route.abort('internetdisconnected') : route.continue(),
  );
  return {
    async cut(addresses) {
      await allIdle();
      lost = addresses;
    },
    isBack: () => (lost = null),
  };
}

/** Pages get `offline` and `online` events. */
export type Network = {
  /** Waits until all pages are idle, and allows the console errors of being offline. */
  goesOff: () => Promise<void>;
  comesBack: () => Promise<void>;
};

export const createNetwork = (
  context: BrowserContext,
  complaints: Complaints,
  { allIdle }: Idle,
): Network => ({
  async goesOff() {
    await allIdle();
    complaints.expect('offline');
    await context.setOffline(true);
  },
  comesBack: () => context.setOffline(false),
});
