import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test as base } from '../harness/test.ts';
import { preparing } from './next-build.ts';
import { type Site, withSite } from './site.ts';

/** Each test has its own host, and a phone that may store the app's files. */
export const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern
  site: [async ({}, use) => withSite(use), { timeout: preparing }],
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
});

/** A start configuration that retracts every build. */
export const retracted = { worker: true, minimumBuild: '2100-01-01T00:00:00Z' };

export const filesStored = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

export const buildOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['build']);

/** Whether a newer build waits until no page of this build is open. */
export const newerWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return Boolean(registration?.waiting);
  });

/** Timeout for fetching all files of a newer build, in milliseconds. */
const arrival = 40_000;

export const newerArrives = (page: Page) =>
  expect.poll(() => newerWaits(page), { timeout: arrival }).toBe(true);

export async function reopen(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  return next;
}
