import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/browser/harness/axe.ts';

/** What axe finds while the page's clock stands: it is moved as little as axe needs. */
export async function violationsAtRest(page: Page): Promise<string[]> {
  const running = { now: true };
  const ended = violationsOn(page).finally(() => {
    running.now = false;
  });
  while (running.now) await page.clock.runFor(1);
  return ended;
}
