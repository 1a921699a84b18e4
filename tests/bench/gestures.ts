import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright';
import { walkPath } from '#tests/browser/walk/harness/driver.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { browserPlanOf } from '#tests/model/browser/reach.ts';
import { shownOnce } from '#tests/model/browser/shown-once.ts';
import { floorLogin, floorWalk } from './floor-walk.ts';
import { onPhone, type Phones } from './phone.ts';
import { isSwap, measureSwap, type Sight, type Swap, sightOf } from './page-swap.ts';
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
