import type { Browser } from '@playwright/test';
import { keepTimers } from '#tests/browser/harness/axe.ts';
import { listenForComplaints } from '#tests/browser/harness/complaints.ts';
import { ask, type Life, standAround } from './in-page.ts';
import { holdLine } from './line.ts';

/**
 * Creates a phone of the built app whose network, shell and clock the player of a world controls.
 */
export async function newPhone(
  browser: Browser,
  origin: string,
  { start, lives }: { start: number; lives: readonly Life[] },
) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(keepTimers);
  await context.clock.install({ time: start - 1_000 });
  await context.clock.pauseAt(start);
  await context.addInitScript(standAround, lives);
  const complaints = listenForComplaints(context);
  complaints.expect('failedCalls');
  const page = await context.newPage();
  const line = await holdLine(page);
  const entries: { name: string; value: string }[] = [];

  /** Resolves when nothing is being fetched or written. */
  async function quiet(): Promise<void> {
    do {
      while (line.isFetching()) await new Promise((resolve) => setTimeout(resolve, 2));
      await ask(page, 'quiet');
    } while (line.isFetching());
  }
  let isOpen = false;
  let now = 0;
  return {
    page,
    line,
    quiet,
    complaints,
    /** Moves the clock to a moment, in milliseconds since the start of the world. */
    async passUntil(at: number): Promise<void> {
      if (at > now) await page.clock.runFor(at - now);
      now = at;
    },
    /** Runs timers that are due at this moment: the clock stands still, and a wait of 0 ms ends. */
    passNoTime: () => page.clock.runFor(0),
    /** Sets the offset of the phone's clock, in milliseconds. */
    async setClock(skew: number): Promise<void> {
      await page.clock.setSystemTime(start + now + skew);
    },
    /** Writes to its storage before the app is opened for the first time. */
    keep({ name, value }: { name: string; value: string }) {
      entries.push({ name, value });
      return context.setStorageState({ cookies: [], origins: [{ origin, localStorage: entries }] });
    },
    /** Opens the app with the data from before its death. */
    async open(): Promise<void> {
      line.forget();
      if (isOpen) await page.reload();
      else await page.goto('/');
      isOpen = true;
    },
    close: () => context.close(),
  };
}
