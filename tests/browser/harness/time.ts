import { expect, type Locator, type Page } from '@playwright/test';
import type { Idle } from './idle.ts';

/** Milliseconds; longer than any wait of the app in these tests. */
const longest = 300_000;

/** Moves the pages' clock, which the test must have installed with `page.clock.install`. */
export function createTime({ quiet }: Idle) {
  return {
    /** Waits until no request is in flight, then moves the clock, so that no request times out. */
    async passes(page: Page, ms: number): Promise<void> {
      await quiet(page);
      await page.clock.fastForward(ms);
    },
    /** Moves the clock step by step until something is visible. */
    async passesUntil(shown: Locator, step: number): Promise<void> {
      const page = shown.page();
      await quiet(page);
      for (let passed = 0; passed < longest && !(await shown.isVisible()); passed += step) {
        await page.clock.fastForward(step);
        await quiet(page);
      }
      await expect(shown).toBeVisible();
    },
  };
}
export type Time = ReturnType<typeof createTime>;

/** Dispatches the event that the browser sends when the page is shown again. */
export async function wakesUp(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
