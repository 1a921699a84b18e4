import { expect, test } from '@playwright/test';
import { recordCoverage } from '#tests/model/harness/coverage-file.ts';
import { countingOf } from '#tests/model/harness/coverage.ts';
import { browserPlanOf } from '#tests/model/browser/reach.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { violationsOn } from './harness/accessible.ts';
import { walkPath } from './harness/driver.ts';

/** Each path in one language and one light; the other two pairs are seen on the states at rest. */
const looks = [
  { language: 'en', colorScheme: 'light' },
  { language: 'fil', colorScheme: 'dark' },
] as const;

test.use({ trace: 'off' });

for (const { model, screens, browser: playing } of screenWalks) {
  if (!playing) continue;
  const { id } = model.machine;
  const { fixtures, exclusions: reach } = playing;

  for (const look of looks) {
    test(`${id} in ${look.language}, ${look.colorScheme}`, async ({ browser, baseURL }) => {
      test.setTimeout(600_000);
      const { paths } = browserPlanOf(model, reach).plan;
      const { walked, heard } = countingOf(model.machine);
      const met = new Set<string>();
      for (const path of paths) {
        await walkPath({ model, reach, screens, fixtures }, path, {
          browser,
          origin: new URL(baseURL ?? '').origin,
          ...look,
          async meets(page, states) {
            const location = states.join();
            if (met.has(location)) return;
            met.add(location);
            expect(await violationsOn(page), `what axe finds in ${location}`).toEqual([]);
          },
        });
        [path, ...path.steps].forEach(({ expects, taken }, moment) =>
          heard({ ...expects, taken }, moment),
        );
      }
      if (look.language === 'en') await recordCoverage('browser', { [id]: walked });
    });
  }
}
