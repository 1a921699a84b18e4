import { setTimeout } from 'node:timers/promises';
import type { Locator, Page, Browser } from 'playwright';
import { walkPath } from '#tests/browser/walk/harness/driver.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { browserPlanOf } from '#tests/model/browser/reach.ts';
import { shownOnce } from '#tests/model/browser/shown-once.ts';
import { onPhone, type Phones } from './phone.ts';
import type { Figure } from './report.ts';
import { pairedRatio, percentile } from './stats.ts';
import {
  cpu,
  type Gestures,
  gesturesOf,
  least,
  prepare,
  rest,
  watchGestures,
} from './watch-gestures.ts';

/** A tap apart from the check of its result, because queries would disturb the measurement. */
type Tap = { tap: () => Promise<void>; seen: () => Promise<void> };

async function floorLogin(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('Mobile number').fill('9171234567');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Hello, Maria' }).waitFor();
}

/** The page changes from the plain app's home to its last page, and back. */
function floorWalk(page: Page, press: (link: Locator) => Promise<void>): Tap[] {
  const change = (link: string, title: string): Tap => ({
    tap: () => press(page.getByRole('link', { name: link })),
    seen: () => page.getByRole('heading', { name: title }).waitFor(),
  });
  return [
    change('Your loans', 'Your loans'),
    change('Loan 1', 'Loan 1'),
    change('Repay', 'Confirm'),
    change('Back', 'Loan 1'),
    change('Back', 'Your loans'),
    change('Back', 'Hello, Maria'),
  ];
}

/** A page as HTML. */
type Sight = { html: string; title: string; dialogs: number };

type Swap = { before: Sight; after: Sight };

const tapped = 'data-tapped';

/** @param control gets an attribute in the HTML, so that the swap can tap it */
const sightOf = (control: Locator): Promise<Sight> =>
  control.evaluate((element, name) => {
    element.setAttribute(name, '');
    const { documentElement: root } = element.ownerDocument;
    const html = root.outerHTML;
    element.removeAttribute(name);
    const title = root.querySelector('h1')?.textContent ?? '';
    return { html, title, dialogs: root.querySelectorAll('dialog[open]').length };
  }, tapped);

const isSwap = ({ before, after }: Swap): boolean =>
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
async function measureSwap(
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

/** Timeout for an element on a slow phone, in milliseconds. */
const patience = 120_000;
const touches = 60;
/** One walk through the plain app has few gestures. */
const plainRounds = 10;

/** Taps the centre of a control; an element above it would receive the tap. */
const touch = (control: Locator) => control.tap({ force: true });

/** Milliseconds, with an upper bound for gestures below the reporting limit. */
const timesOf = ({ count, slow }: Gestures): number[] => [
  ...slow.map(({ took }) => took),
  ...Array.from({ length: Math.max(0, count - slow.length) }, () => least),
];

/** The minimum cost of a gesture, on a button that counts its taps. */
async function touchAlone(phones: Phones): Promise<number[]> {
  return onPhone(await phones.open({ cpu, slow4g: false }), async ({ page }) => {
    await page.addInitScript(watchGestures);
    await page.goto('data:text/html,<button onclick="this.textContent=++this.value">0</button>');
    for (let round = 0; round < touches; round += 1) {
      await touch(page.getByRole('button'));
      await page.waitForTimeout(50);
    }
    return timesOf(await gesturesOf(page));
  });
}

async function touchPlainApp(phones: Phones, origin: string): Promise<number[]> {
  return onPhone(await phones.open({ cpu, slow4g: false }), async ({ page }) => {
    await page.addInitScript(watchGestures);
    await floorLogin(page, origin);
    for (let round = 0; round < plainRounds; round += 1) {
      for (const { tap, seen } of floorWalk(page, touch)) {
        await tap();
        await setTimeout(rest);
        await seen();
      }
    }
    return timesOf(await gesturesOf(page));
  });
}

/** The slowest gesture since the first `known` ones, in milliseconds. */
const slowestOf = ({ slow }: Gestures, known: number): number =>
  Math.max(least, ...slow.slice(known).map(({ took }) => took));

/**
 * Measures every gesture on the paths of the browser's walk that show each visible state once.
 * Replies are held back, so only the app's own work counts.
 *
 * @param plain origin of the served plain app
 */
export async function measureGestures(
  phones: Phones,
  origin: string,
  plain: string,
): Promise<Figure[]> {
  const all: { machine: string; gestures: Gestures }[] = [];
  const swaps: { took: number; floor: number }[] = [];
  for (const { model, screens, browser: playing } of screenWalks) {
    if (!playing) continue;
    const machine = model.machine.id;
    const { fixtures, reach } = playing;
    const began = Date.now();
    for (const path of shownOnce(reach, browserPlanOf(model, reach).plan.paths)) {
      const found: (Swap & { took: number })[] = [];
      let before: Sight | null = null;
      let known = 0;
      await walkPath({ model, reach, screens, fixtures }, path, {
        browser: phones.browser,
        origin,
        language: 'en',
        colorScheme: 'light',
        patience,
        meets: async () => {},
        begins: prepare,
        async press(control) {
          before = await sightOf(control);
          await touch(control);
        },
        async gestured(page) {
          await setTimeout(rest);
          const gestures = await gesturesOf(page);
          const after = await sightOf(page.locator('html'));
          if (before && isSwap({ before, after })) {
            found.push({ before, after, took: slowestOf(gestures, known) });
          }
          known = gestures.slow.length;
          before = null;
        },
        ends: async (page) => void all.push({ machine, gestures: await gesturesOf(page) }),
      });
      for (const swap of found) {
        swaps.push({ took: swap.took, floor: await measureSwap(phones.browser, origin, swap) });
      }
    }
    console.log(`gestures of ${machine}: ${Math.round((Date.now() - began) / 1_000)} s`);
  }
  const times = all.flatMap(({ gestures }) => timesOf(gestures));
  const slowest = all
    .flatMap(({ machine, gestures }) => gestures.slow.map((one) => ({ machine, ...one })))
    .toSorted((one, other) => other.took - one.took);
  for (const { machine, on, took } of slowest.slice(0, 12)) {
    console.log(`${took} ms: ${on}, in ${machine}`);
  }
  const floor = await touchPlainApp(phones, plain);
  const alone = await touchAlone(phones);
  const figure = (name: string, hundredths: number, most: number): Figure => {
    const [ours, value] = [percentile(times, hundredths), percentile(floor, hundredths)];
    return {
      name: `${name} of ${times.length} gestures`,
      unit: 'ms',
      ours,
      floor: { of: 'plain app', value, ratio: ours / value },
      reach: { most },
    };
  };
  const [ours, floors] = [swaps.map(({ took }) => took), swaps.map((swap) => swap.floor)];
  const swapFigure = (name: string, hundredths: number): Figure => ({
    name: `${name} of ${swaps.length} pages or sheets`,
    unit: 'ms',
    ours: percentile(ours, hundredths),
    floor: {
      of: 'DOM swap',
      value: percentile(floors, hundredths),
      ratio: pairedRatio(ours, floors),
    },
  });
  return [
    figure('tap to paint, p98', 98, 60),
    figure('tap to paint, slowest', 100, 100),
    swapFigure('tap to paint, median', 50),
    swapFigure('tap to paint, p98', 98),
    { name: 'tap to paint, a button alone, p98', unit: 'ms', ours: percentile(alone, 98) },
  ];
}
