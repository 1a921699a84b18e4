import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Resolves once this phone has the app's files. */
export const isKept = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** The build that a page is of. */
export const buildOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['build']);

/** Whether a newer build is there and waits until no page of this one is open. */
export const newerWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return Boolean(registration?.waiting);
  });

/** Timeout for fetching all files of a newer build, in milliseconds. */
const arrival = 40_000;

/** Waits until the phone has all files of a newer build. */
export const newerArrives = (page: Page) =>
  expect.poll(() => newerWaits(page), { timeout: arrival }).toBe(true);

/** The app is closed and opened again. */
export async function reopen(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  return next;
}
