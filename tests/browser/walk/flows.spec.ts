import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '#tests/browser/harness/axe.ts';
import { recordCoverage } from '#tests/model/harness/coverage-file.ts';
import { countingOf } from '#machines/walk/coverage.ts';
import type { Plan } from '#machines/walk/plan.ts';
import { browserPlanOf } from '#tests/model/browser/reach.ts';
import { shownOnce } from '#tests/model/browser/shown-once.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { walkPath } from './harness/driver.ts';
import { gateByTurn } from '../harness/gate.ts';

/** Transitions are walked in English and light colours, states in Filipino and dark colours. */
const looks = [
  { language: 'en', colorScheme: 'light', walks: 'transitions' },
  { language: 'fil', colorScheme: 'dark', walks: 'states' },
] as const;

/** Returns the elements that are wider than their containers on a small phone with large text. */
async function findSidewaysScroll(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = await page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.setProperty('--text-scale', '2');
    const found = [...document.querySelectorAll('*')].filter((element) => {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      return (scrolls || element === root) && element.scrollWidth > element.clientWidth;
    });
    root.style.removeProperty('--text-scale');
    return found.map(
      ({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`,
    );
  });
  if (size) await page.setViewportSize(size);
  return wider;
}

test.use({ trace: 'off' });

for (const [index, { model, screens, browser: playing }] of screenWalks.entries()) {
  if (!playing) continue;
  const { id } = model.machine;
  const { fixtures, reach } = playing;

  let made: Plan | null = null;
  /** Computed once for both looks, which one process walks in turn. */
  const planned = (): Plan => (made ??= browserPlanOf(model, reach).plan);

  test.describe(() => {
    test.describe.configure({ mode: 'default' });

    for (const { walks, ...look } of looks) {
      const tag = walks === 'states' ? gateByTurn(index) : {};
      test(`${id} in ${look.language}, ${look.colorScheme}`, tag, async ({ browser, baseURL }) => {
        test.setTimeout(600_000);
        const plan = planned();
        const paths = walks === 'states' ? shownOnce(reach, plan.paths) : plan.paths;
        const { walked, onMoment } = countingOf(model.machine);
        const met = new Set<string>();
        for (const path of paths) {
          await walkPath({ model, reach, screens, fixtures }, path, {
            browser,
            origin: new URL(baseURL ?? '').origin,
            ...look,
            async meets(page, states) {
              if (states.every((state) => met.has(state))) return;
              for (const state of states) met.add(state);
              expect(
                await violationsOn(page),
                `violations that axe finds in ${states.join()}`,
              ).toEqual([]);
              expect(await findSidewaysScroll(page), `wider in ${states.join()}`).toEqual([]);
            },
          });
          [path, ...path.steps].forEach(({ expects, taken }, moment) =>
            onMoment({ ...expects, taken }, moment),
          );
        }
        if (walks === 'transitions') await recordCoverage('browser', { [id]: walked });
      });
    }
  });
}
