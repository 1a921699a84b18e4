import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { walkPath } from '#tests/browser/walk/harness/driver.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { browserPlanOf } from '#tests/model/browser/reach.ts';
import { shownOnce } from '#tests/model/browser/shown-once.ts';
import { floorLogin, floorWalk } from './floor-walk.ts';
import { onPhone, type Phones } from './phone.ts';
import type { Figure } from './report.ts';
import { percentile } from './stats.ts';

/** `took`: milliseconds until the next paint, in steps of 8. */
type Gesture = { on: string; took: number };

/** `slow` are the gestures of 16 ms or more. */
type Gestures = { count: number; slow: Gesture[] };

declare global {
  interface Window {
    gestures: { slow: Map<number, Gesture>; count: number };
  }
  /** An option of the browser that TypeScript does not declare yet. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

const cpu = 6;
/** Timeout for an element on a slow phone, in milliseconds. */
const patience = 120_000;
/** The browser reports gestures from this duration on, in milliseconds. */
const least = 16;
const touches = 60;
/** One walk through the plain app has few gestures. */
const plainRounds = 10;
/** Milliseconds before a page is queried, because a query must come after the paint. */
const rest = 400;

function watchGestures(): void {
  const slow = new Map<number, Gesture>();
  const gestures = { slow, count: 0 };
  window.gestures = gestures;
  for (const type of ['click', 'keydown']) {
    addEventListener(type, () => void (gestures.count += 1), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { interactionId, duration, target, name } = entry;
      const text = target?.textContent?.trim().slice(0, 30) ?? '';
      const known = slow.get(interactionId)?.took ?? 0;
      if (duration > known) slow.set(interactionId, { on: `${name} on “${text}”`, took: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function gesturesOf(page: Page): Promise<Gestures> {
  return page.evaluate(() => ({
    count: window.gestures.count,
    slow: [...window.gestures.slow.values()],
  }));
}

async function prepare(page: Page): Promise<void> {
  await page.addInitScript(watchGestures);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

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
  for (const { model, screens, browser: playing } of screenWalks) {
    if (!playing) continue;
    const machine = model.machine.id;
    const { fixtures, reach } = playing;
    const began = Date.now();
    for (const path of shownOnce(reach, browserPlanOf(model, reach).plan.paths)) {
      await walkPath({ model, reach, screens, fixtures }, path, {
        browser: phones.browser,
        origin,
        language: 'en',
        colorScheme: 'light',
        patience,
        meets: async () => {},
        begins: prepare,
        press: touch,
        gestured: () => setTimeout(rest),
        ends: async (page) => void all.push({ machine, gestures: await gesturesOf(page) }),
      });
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
  return [
    figure('tap to paint, p98', 98, 60),
    figure('tap to paint, slowest', 100, 100),
    { name: 'tap to paint, a button alone, p98', unit: 'ms', ours: percentile(alone, 98) },
  ];
}
