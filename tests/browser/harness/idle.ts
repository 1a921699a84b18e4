import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { pause } from '#app/loading/prefetch.ts';

/** Milliseconds a page gets to begin its next request after a response. */
const reactionTime = 150;

/** Milliseconds after which a page that is still busy fails the test. */
const timeout = 30_000;

type Traffic = { inFlight: Set<Request>; started: string[] };

export function createIdle(context: BrowserContext) {
  const traffics = new WeakMap<Page, Traffic>();
  function follow(page: Page): Traffic {
    const known = traffics.get(page);
    if (known) return known;
    const traffic: Traffic = { inFlight: new Set(), started: [] };
    traffics.set(page, traffic);
    let navigation: Request | null = null;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigation = request;
      traffic.inFlight.add(request);
      traffic.started.push(request.url());
    });
    page.on('requestfinished', (request) => traffic.inFlight.delete(request));
    page.on('requestfailed', (request) => traffic.inFlight.delete(request));
    // Chromium does not report the end of every request that dies with its document.
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !navigation) return;
      for (const request of traffic.inFlight) {
        if (request !== navigation) traffic.inFlight.delete(request);
      }
      navigation = null;
    });
    return traffic;
  }
  for (const page of context.pages()) follow(page);
  context.on('page', follow);

  async function fetches(page: Page): Promise<string[]> {
    const { inFlight, started } = follow(page);
    const before = started.length;
    await new Promise((resolve) => setTimeout(resolve, reactionTime));
    // The round trip lets the page handle responses that it already has.
    await page.evaluate(() => document.readyState);
    return [
      ...new Set([...inFlight].map((request) => request.url()).concat(started.slice(before))),
    ];
  }
  /** Waits until a page has no request in flight and begins none. Works with a paused clock. */
  const quiet = (page: Page): Promise<void> =>
    expect
      .poll(() => fetches(page), {
        message: 'requests of the page',
        timeout,
        intervals: [0],
      })
      .toEqual([]);

  /** Waits also for the page's prefetch and busy state. Needs a running clock. */
  async function idle(page: Page): Promise<void> {
    await quiet(page);
    // Timers of equal length fire in the order they were set, so prefetch has begun after this one.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), pause);
    await quiet(page);
    await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0, { timeout });
  }
  return {
    quiet,
    idle,
    allIdle: async (): Promise<void> => {
      const open = context.pages().filter((page) => page.url().startsWith('http'));
      await Promise.all(open.map(idle));
    },
  };
}
export type Idle = ReturnType<typeof createIdle>;
