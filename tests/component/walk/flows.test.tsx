import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textsIn } from '#tests/browser/harness/texts.ts';
import { recordCoverage } from '#tests/model/harness/coverage-file.ts';
import { countingOf, missing, type Walked } from '#tests/model/harness/coverage.ts';
import { walkPlan } from '#tests/model/harness/drive.ts';
import { readPlans } from '#tests/model/harness/plans.ts';
import { failureText } from '#tests/model/harness/story.ts';
import { walkedScreens } from '#tests/model/screens/all.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { createRenderedUi } from './rendered-ui.ts';
import { viewDriver } from './view-driver.tsx';

const preview = await createPreview('en');

let complaints: unknown[];

/** What the walks took of each machine, by its id. */
const coverage: Record<string, Walked> = {};
afterAll(() => recordCoverage('view', coverage));

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => void complaints.push(words);
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});
afterEach(() => vi.restoreAllMocks());

describe.each(walkedScreens)('the screens of $model.machine.id', ({ model, screens }) => {
  test('show every state, and every gesture does what the plan says', async () => {
    const { transitions: plan } = await readPlans(model);
    const driver = viewDriver(model, screens, {
      preview,
      ui: createRenderedUi(textsIn('en')),
      complaints: () => complaints,
    });
    const { walked, heard } = countingOf(model.machine);
    const failure = await walkPlan(model, plan, driver.begin, heard);
    expect(failure ? failureText(failure) : '').toBe('');
    expect([...driver.missed(), ...missing(walked)]).toEqual([]);
    coverage[model.machine.id] = walked;
    const steps = plan.paths.reduce((sum, path) => sum + path.steps.length, 0);
    expect(driver.moments()).toBe(plan.paths.length + steps);
  }, 120_000);
});

test('every machine that shows something is walked', () => {
  const walked = walkedScreens.map(({ model }) => model.machine.id);
  expect(walked.toSorted()).toEqual([...preview.machines].toSorted());
});
