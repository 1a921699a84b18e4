import type { Page } from 'playwright';

/** A page is idle after this time without a request, in milliseconds; prefetch starts sooner. */
const quiet = 2_000;

/** Follows a page's requests from now on; returns a function that waits until the page is idle. */
export function watchRequests(page: Page): () => Promise<void> {
  let receivedAt = Date.now();
  page.on('request', () => {
    receivedAt = Date.now();
  });
  return async () => {
    while (Date.now() - receivedAt < quiet) await page.waitForTimeout(quiet / 8);
  };
}
