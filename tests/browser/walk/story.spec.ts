import { expect, test } from '@playwright/test';
import { required } from '#machines/shared/required.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { browserPlanOf } from '#tests/model/browser/reach.ts';
import { walkPath } from './harness/driver.ts';

test.use({ trace: 'off' });

test('a wrong screen text is reported as a story', async ({ browser, baseURL }) => {
  const walk = screenWalks.find(({ model }) => model.machine.id === 'helpCentre');
  const { model, screens, browser: playing } = required(walk, 'walk of helpCentre');
  const { fixtures, reach } = required(playing, 'walk in the browser');
  const path = required(
    browserPlanOf(model, reach).plan.paths.find(
      ({ start, steps }) =>
        start === 'centre' &&
        steps.some(({ step }) => step.type === 'settle' && step.outcome === 'ways'),
    ),
    'path to the ways',
  );
  const misled = {
    ...screens,
    shows: {
      ...screens.shows,
      'page.centre.ways.showing': (ui: { title: (name: string) => Promise<void> }) =>
        ui.title('Lost property'),
    },
  };
  const failed: unknown = await walkPath({ model, reach, screens: misled, fixtures }, path, {
    browser,
    origin: new URL(baseURL ?? '').origin,
    language: 'en',
    colorScheme: 'light',
    // Checks retry until this timeout, and the page is wrong on purpose.
    patience: 6_000,
    meets: () => Promise.resolve(),
  }).catch((error: unknown) => error);
  expect(failed).toHaveProperty(
    'message',
    expect.stringMatching(
      /^The built app does otherwise in helpCentre\.\n {2}1\. started: centre\n(.*\n)* {2}should: the title “Lost property”\n {2}is: {5}the title “Customer service”\n {2}replay: npm run test:browser -- walk --grep 'helpCentre in en'$/,
    ),
  );
});
