import type { Page } from '@playwright/test';

/**
 * Opens login on a phone that keeps no file, and waits until the app hears what is typed there.
 *
 * @param url address of login, or its path where the page has a base address
 * @returns names of the scripts and sheets that the page has requested by then; files that the app
 *   fetches ahead for later pages come after that
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
