import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator } from 'playwright';
import { gesturesOf, least, prepare, rest } from './watch-gestures.ts';

/** A page as HTML. */
export type Sight = { html: string; title: string; dialogs: number };

export type Swap = { before: Sight; after: Sight };

const tapped = 'data-tapped';

/** @param control gets an attribute in the HTML, so that the swap can tap it */
export const sightOf = (control: Locator): Promise<Sight> =>
  control.evaluate((element, name) => {
    element.setAttribute(name, '');
    const { documentElement: root } = element.ownerDocument;
    const html = root.outerHTML;
    element.removeAttribute(name);
    const title = root.querySelector('h1')?.textContent ?? '';
    return { html, title, dialogs: root.querySelectorAll('dialog[open]').length };
  }, tapped);

export const isSwap = ({ before, after }: Swap): boolean =>
  before.title !== after.title || after.dialogs > before.dialogs;

/** Prepares the DOM of the next page or of its dialog; a tap only inserts the DOM. */
function prepareSwap({ html, isDialog }: { html: string; isDialog: boolean }): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const root = document.querySelector('#root');
  const nextRoot = document.importNode(next.querySelector('#root') ?? next.body, true);
  const dialog = [...nextRoot.querySelectorAll('dialog')].findLast(({ open }) => open);
  for (const one of nextRoot.querySelectorAll('dialog')) one.open = false;
  addEventListener('click', () => {
    if (isDialog && dialog) {
      document.documentElement.toggleAttribute('data-modal', true);
      root?.append(dialog);
      dialog.showModal();
      dialog.querySelector('h2')?.focus();
    } else {
      root?.replaceChildren(...nextRoot.childNodes);
      document.documentElement.scrollTop = 0;
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
  });
}

const scripts = /<script[^>]*>[\s\S]*?<\/script>|<link[^>]*(modulepreload|as="script")[^>]*>/g;

/**
 * Milliseconds from a tap to the next paint, if the tap only replaces the app's DOM: no React, no
 * machine, the same styles. The floor of a page change or a sheet.
 */
export async function measureSwap(
  browser: Browser,
  origin: string,
  { before, after }: Swap,
): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  try {
    await prepare(page);
    const body = `<!doctype html>${before.html.replace(scripts, '')}`;
    await page.route('**/page-swap', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${origin}/page-swap`);
    const isDialog = before.title === after.title;
    await page.evaluate(prepareSwap, { html: after.html.replace(scripts, ''), isDialog });
    await setTimeout(rest);
    await page.locator(`[${tapped}]`).tap({ force: true });
    await setTimeout(rest);
    return Math.max(least, ...(await gesturesOf(page)).slow.map(({ took }) => took));
  } finally {
    await page.close();
  }
}
