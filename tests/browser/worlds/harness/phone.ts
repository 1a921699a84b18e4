import type { Browser } from '@playwright/test';
import { keepTimers } from '#tests/browser/harness/axe.ts';
import { listenForComplaints } from '#tests/browser/harness/complaints.ts';
import { ask, type Life, standAround } from './in-page.ts';
import { holdLine } from './line.ts';

/** A phone of the built app whose network, shell and clock are in the hands of who plays a world. */
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
  const kept: { name: string; value: string }[] = [];

  /** All that goes on by itself is over: nothing is fetched, nothing is written down. */
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
    /** Time passes until a moment, in milliseconds since the world began. */
    async passUntil(at: number): Promise<void> {
      if (at > now) await page.clock.runFor(at - now);
      now = at;
    },
    /** What became due at this very moment happens: the clock stands, and a wait of no time ends in it. */
    passNoTime: () => page.clock.runFor(0),
    /** The phone's clock is off by so many milliseconds from now on. */
    async setClock(skew: number): Promise<void> {
      await page.clock.setSystemTime(start + now + skew);
    },
    /** Has something in its storage before the app is opened for the first time. */
    keep({ name, value }: { name: string; value: string }) {
      kept.push({ name, value });
      return context.setStorageState({ cookies: [], origins: [{ origin, localStorage: kept }] });
    },
    /** The app is opened, on what it left when it died. */
    async open(): Promise<void> {
      line.forget();
      if (isOpen) await page.reload();
      else await page.goto('/');
      isOpen = true;
    },
    close: () => context.close(),
  };
}
