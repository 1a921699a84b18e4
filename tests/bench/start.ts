import type { Phones } from './phone.ts';

/** How a page comes up, in milliseconds from the navigation. */
export type Start = {
  firstPaint: number;
  largestPaint: number;
  /** The first field is on screen; null in a page without fields. */
  fieldSeen: number | null;
  /** It is, and the app hears what is typed into it. */
  interactive: number | null;
  /** What tasks took beyond 50 ms each, after the first paint. */
  blocking: number;
};

declare global {
  interface Window {
    /** In a page that is measured. */
    start: Start;
  }
}

/** What is over by then, in milliseconds after a page came up, counts as its start. */
const settled = 1_500;

/** Runs in the page before anything of it does; keeps what it sees as `window.start`. */
function watchStart(field: string): void {
  const start: Start = {
    firstPaint: 0,
    largestPaint: 0,
    fieldSeen: null,
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
    const first = document.querySelector(field);
    if (!first) return;
    if (!isThere) {
      isThere = true;
      atFrame((now) => {
        start.fieldSeen = now;
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
 * Opens a page on a phone that never saw it, its CPU slowed 4 times, its line slow 4G.
 *
 * @param field the selector of the first thing a person can use; null where there is none
 * @throws when the page does not come up in 60 s
 */
export async function measureStart(
  phones: Phones,
  url: string,
  field: string | null,
): Promise<Start> {
  const phone = await phones.open({ cpu: 4, slow4g: true });
  const { page } = phone;
  try {
    await page.addInitScript(watchStart, field ?? 'never');
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (field)
      await page.waitForFunction(() => window.start.interactive, null, { timeout: 60_000 });
    await page.waitForTimeout(settled);
    const start = await page.evaluate(() => window.start);
    // Nothing is seen before the first paint, whatever is there.
    const { fieldSeen, firstPaint } = start;
    return { ...start, fieldSeen: fieldSeen === null ? null : Math.max(fieldSeen, firstPaint) };
  } finally {
    await phone.close();
  }
}
