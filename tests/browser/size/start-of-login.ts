import type { Page } from '@playwright/test';

/**
 * Returns the scripts and stylesheets that login requests until it handles typing.
 *
 * @param url address of login, or its path if the page has a base address
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
