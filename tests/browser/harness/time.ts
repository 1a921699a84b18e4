import { expect, type Locator, type Page } from '@playwright/test';
import type { Idle } from './idle.ts';

/** Moves the pages' clock, which the test must have installed with `page.clock.install`. */
export type Time = {
  /** Waits until no request is in flight, then moves the clock, so that no request times out. */
  passes: (page: Page, ms: number) => Promise<void>;
  /** Moves the clock step by step until something is visible, for at most `most` milliseconds. */
  passesUntil: (shown: Locator, step: number, most?: number) => Promise<void>;
};

/** Milliseconds; longer than any wait of the app in these tests. */
const longest = 300_000;

export function createTime({ quiet }: Idle): Time {
  async function passes(page: Page, ms: number): Promise<void> {
    await quiet(page);
    await page.clock.fastForward(ms);
  }
  return {
    passes,
    async passesUntil(shown, step, most = longest) {
      const page = shown.page();
      await quiet(page);
      for (let passed = 0; passed < most && !(await shown.isVisible()); passed += step) {
        await page.clock.fastForward(step);
        await quiet(page);
      }
      await expect(shown).toBeVisible();
    },
  };
}

/** Dispatches the event that the browser sends when the page is shown again. */
export async function wakesUp(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
