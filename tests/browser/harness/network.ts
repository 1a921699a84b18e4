import type { BrowserContext } from '@playwright/test';
import type { Complaints } from './complaints.ts';
import type { Idle } from './idle.ts';

/** Pages get `offline` and `online` events. */
export type Network = {
  /** Waits until all pages are idle, and allows the console errors of being offline. */
  goesOff: () => Promise<void>;
  comesBack: () => Promise<void>;
};

export function createNetwork(
  context: BrowserContext,
  complaints: Complaints,
  { allIdle }: Idle,
): Network {
  return {
    async goesOff() {
      await allIdle();
      complaints.expect('offline');
      await context.setOffline(true);
    },
    comesBack: () => context.setOffline(false),
  };
}
