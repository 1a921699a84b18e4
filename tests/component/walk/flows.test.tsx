import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordCoverage } from '#tests/model/harness/coverage-file.ts';
import { countingOf, missing, type Walked } from '#machines/walk/coverage.ts';
import { walkPlan } from '#machines/walk/drive.ts';
import { isEvent, type Model } from '#machines/walk/model.ts';
import type { Plan } from '#machines/walk/plan.ts';
import { readPlans, readTransitions } from '#machines/walk/plans.ts';
import { mustNotFail } from '#machines/walk/story.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { createRenderedUi } from './rendered-ui.ts';
import { viewDriver } from './view-driver.tsx';

const previews = { en: await createPreview('en'), fil: await createPreview('fil') };

/**
 * The language of the walk: Filipino, because the journeys use English; English if a step changes
 * the language.
 */
const languageOf = ({ events }: Model) => ('language.chosen' in events ? 'en' : 'fil');

let complaints: unknown[];

const coverage: Record<string, Walked> = {};
afterAll(() => recordCoverage('view', coverage));

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => void complaints.push(words);
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});

const stepsOf = ({ paths }: Pick<Plan, 'paths'>): number =>
  paths.reduce((sum, { steps }) => sum + steps.length, 0);

/** Paths up to an event of a type, shortest first. */
function waysTo(type: string, plan: Plan): Plan[] {
  const ways = plan.paths.flatMap((path) =>
    path.steps.flatMap(({ step }, index) =>
      isEvent(step, type) ? [{ ...path, steps: path.steps.slice(0, index + 1) }] : [],
    ),
  );
  return ways
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .map((path) => ({ ...plan, paths: [path] }));
}

const byMachine = screenWalks.map((walk) => [walk.model.machine.id, walk] as const);

describe.each(byMachine)('the screens of %s', (_, { model, screens }) => {
  test('show every state, and every gesture has the effect in the plan', async () => {
    const transitions = await readTransitions(model);
    const language = languageOf(model);
    const driver = viewDriver(model, screens, {
      preview: previews[language],
      ui: createRenderedUi(language),
      complaints: () => complaints,
    });
    const { walked, onMoment } = countingOf(model.machine);
    let looks = 0;
    const walk = async (plan: Plan) => {
      const failure = await walkPlan(model, plan, driver.begin, onMoment);
      mustNotFail(
        failure,
        `npx vitest run tests/component/walk -t 'the screens of ${model.machine.id}'`,
      );
      looks += plan.paths.length + stepsOf(plan);
    };
    await walk(transitions);
    // In the plan of transitions, some events came from the platform only, although a gesture can
    // send them. Paths of the plan of pairs are walked until a gesture has sent each such event.
    const unmade = driver.unmade();
    const pairs = unmade.length > 0 ? (await readPlans(model)).pairs : transitions;
    for (const type of unmade) {
      for (const way of waysTo(type, pairs)) {
        if (!driver.unmade().includes(type)) break;
        await walk(way);
      }
    }
    expect([...driver.missed(), ...missing(walked)]).toEqual([]);
    coverage[model.machine.id] = walked;
    expect(driver.moments()).toBe(looks);
  }, 120_000);
});

test('every machine with screens is walked', () => {
  const walked = screenWalks.map(({ model }) => model.machine.id);
  expect(walked.toSorted()).toEqual([...previews.en.machines].toSorted());
});
