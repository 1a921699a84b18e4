import type { Page } from 'playwright';
import type { Tap } from './walk.ts';
import { median } from './stats.ts';

declare global {
  interface Window {
    /** On a measured page: milliseconds of each page change. */
    taps: number[];
  }
}

/** Page changes by name, with the milliseconds from the tap to the paint of the next page. */
export type Taps = Record<string, number>;

/**
 * Runs in the page: records the milliseconds from each tap to the first frame with the next page's
 * heading.
 */
function watchTaps(): void {
  const taps: number[] = [];
  window.taps = taps;
  const headings = () => [...document.querySelectorAll('main h1')];
  const tapped = ({ timeStamp }: Event) => {
    const before = headings();
    const observer = new MutationObserver(() => {
      if (headings().every((heading) => before.includes(heading))) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => taps.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('click', () => observer.disconnect(), { capture: true, once: true });
  };
  addEventListener('click', tapped, true);
}

/** Interval of the polls for the paint, in milliseconds; each poll takes time too. */
const polling = 200;

/** Must run before the page is opened. */
export async function prepareTaps(page: Page): Promise<void> {
  await page.addInitScript(watchTaps);
}

/**
 * Walks a circle of pages repeatedly; the first round only loads all code and texts.
 *
 * @param again leads back to the start of a walk that is no circle
 */
export async function measureTaps(
  page: Page,
  walk: readonly Tap[],
  rounds: number,
  again?: () => Promise<unknown>,
): Promise<Taps> {
  const noted = new Map<string, number[]>(walk.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    if (round > 0) await again?.();
    for (const { name, tap, seen } of walk) {
      await page.evaluate(() => window.taps.splice(0));
      await tap();
      await page.waitForFunction(() => window.taps.length > 0, null, { polling });
      await seen();
      const [took] = await page.evaluate(() => window.taps);
      if (round > 0 && took !== undefined) noted.get(name)?.push(took);
      await page.waitForTimeout(300);
    }
  }
  return Object.fromEntries([...noted].map(([name, times]) => [name, median(times)]));
}
