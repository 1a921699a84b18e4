import type { Page } from 'playwright';

/** A page rests once it asked for nothing in this time; fetching ahead begins sooner. Milliseconds. */
const quiet = 2_000;

/** Follows a page's requests from here on; returns what waits until it rests. */
export function watchRequests(page: Page): () => Promise<void> {
  let receivedAt = Date.now();
  page.on('request', () => {
    receivedAt = Date.now();
  });
  return async () => {
    while (Date.now() - receivedAt < quiet) await page.waitForTimeout(quiet / 8);
  };
}
