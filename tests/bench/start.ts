import type { Phones } from './phone.ts';

/** In milliseconds. All but `blocking` are times from the navigation. */
export type Start = {
  firstPaint: number;
  largestPaint: number;
  /** Time at which the first awaited element is visible. */
  seen: number | null;
  /** Time at which that element is visible and the app handles its input. */
  interactive: number | null;
  /** Time beyond 50 ms of each task after the first paint. */
  blocking: number;
};

declare global {
  interface Window {
    start: Start;
  }
}

/** Milliseconds after the awaited element; long tasks count towards the start until then. */
const settled = 1_500;

/** Runs in the page before its own scripts; stores its measurements in `window.start`. */
function watchStart(awaited: string): void {
  const start: Start = {
    firstPaint: 0,
    largestPaint: 0,
    seen: null,
    interactive: null,
    blocking: 0,
  };
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  follow('largest-contentful-paint', ({ startTime }) => {
    start.largestPaint = startTime;
  });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') start.firstPaint = startTime;
  });
  follow('longtask', ({ duration }) => {
    if (performance.getEntriesByName('first-contentful-paint').length > 0) {
      start.blocking += duration - 50;
    }
  });
  const atFrame = (note: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  let isThere = false;
  const observer = new MutationObserver(() => {
    const first = document.querySelector(awaited);
    if (!first) return;
    if (!isThere) {
      isThere = true;
      atFrame((now) => {
        start.seen = now;
      });
    }
    if (first.closest('[data-waiting]')) return;
    observer.disconnect();
    atFrame((now) => {
      start.interactive = now;
    });
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-waiting'],
  });
  window.start = start;
}

/**
 * @param awaited selector of the first element, such as the first field
 * @param until the last time to wait for: a page without script is never interactive
 * @throws if the page does not start within 60 s
 */
export async function measureStart(
  phones: Phones,
  url: string,
  awaited: string,
  until: 'seen' | 'interactive',
): Promise<Start> {
  const phone = await phones.open({ cpu: 4, slow4g: true });
  const { page } = phone;
  try {
    await page.addInitScript(watchStart, awaited);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction((name) => window.start[name], until, { timeout: 60_000 });
    await page.waitForTimeout(settled);
    const start = await page.evaluate(() => window.start);
    // No element is visible before the first paint.
    return { ...start, seen: start.seen && Math.max(start.seen, start.firstPaint) };
  } finally {
    await phone.close();
  }
}
