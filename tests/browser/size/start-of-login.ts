import type { Page } from '@playwright/test';

/**
 * Opens login on a phone without stored files, and waits until the app handles typing.
 *
 * @param url address of login, or its path if the page has a base address
 * @returns names of the scripts and stylesheets that the page has requested by then, without later
 * prefetches
 */
export async function startOfLogin(page: Page, url: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([^/]+\.(?:js|css))$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) files.add(name);
  });
  await page.goto(url);
  await page.waitForFunction(() => {
    const field = document.querySelector('main input');
    return field && !field.closest('[data-waiting]');
  });
  return [...files];
}
