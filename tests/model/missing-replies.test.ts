import { describe, expect, test } from 'vitest';
import { type Begin, walkPlan } from '#machines/walk/drive.ts';
import { liveDriver, pureDriver } from '#machines/walk/drivers.ts';
import type { Model } from '#machines/walk/model.ts';
import { plansIn } from '#machines/walk/plan-reader.ts';
import { fileOf } from '#machines/walk/plan-writer.ts';
import { explore, planOf } from '#machines/walk/planner.ts';
import { randomWalks } from './harness/random.ts';
import { type Outcomes, throws } from '#machines/walk/service.ts';
import { sampleModel } from './samples/sample.model.ts';

const model: Model = sampleModel;
const drivers: Record<string, (of: Model) => Begin> = { pure: pureDriver, live: liveDriver };

const { transitions, pairs } = explore(model);
const plan = planOf(transitions, 'transitions');
const file = fileOf(model, { transitions: plan, pairs: planOf(pairs, 'pairs') }, null);

describe('a reply that the model does not have', () => {
  const lacking = (to: (input: unknown) => Outcomes): Model => ({
    ...model,
    services: { ...model.services, fetchRecipe: { to } },
  });
  const throwing = lacking(() => {
    throw new Error('nobody cooks it');
  });
  const sentence =
    'The model of sample has no outcome for fetchRecipe(dish: adobo): nobody cooks it.';
  const story = ['started: empty', 'cook.started (dish: adobo)'];
  const told = new RegExp(
    `^${sentence.replaceAll(/[.()]/g, '\\$&')}\n  1\\. started: empty\n  2\\. cook\\.started .+\n`,
  );

  test.for(Object.entries(drivers))('is reported as a story, %s', async ([, of]) => {
    const failure = await walkPlan(throwing, plan, of(throwing));
    expect(failure).toMatchObject({ sentence, should: [], is: [] });
    expect(failure?.story.at(-1)).toBe('fetchRecipe ends: known');
  });

  test('is reported as the shortest story of a random walk', async () => {
    expect(await randomWalks(throwing)(2000, 1)).toMatchObject({ sentence, story });
  });

  test('is reported as a story when the committed plan is read', () => {
    expect(() => plansIn(throwing, file)).toThrow(told);
    const replay = "replay: npx vitest run tests/model/machines.test.ts -t 'the chart sample'";
    expect(() => plansIn(throwing, file)).toThrow(replay);
  });

  test('is reported as a story when the machine is planned', () => {
    expect(() => explore(throwing)).toThrow(told);
    expect(() => explore(throwing)).toThrow('replay: npm run plans -- sample');
  });

  test('is reported if the service has no outcome', async () => {
    const failure = await randomWalks(lacking(() => ({})))(2000, 1);
    const none = 'The model of sample has no outcome for fetchRecipe(dish: adobo).';
    expect(failure).toMatchObject({ sentence: none, story });
  });

  test('is reported if an outcome is missing', async () => {
    const less = lacking(() => ({ network: throws({ kind: 'network' }) }));
    const failure = await walkPlan(less, plan, liveDriver(less));
    expect(failure?.sentence).toBe(
      'The model of sample has no outcome “known” for fetchRecipe(dish: adobo).',
    );
  });

  test('is reported if the model lacks the service', async () => {
    const entries = Object.entries(model.services).filter(([name]) => name !== 'fetchRecipe');
    const services = Object.fromEntries(entries);
    const failure = await walkPlan(model, plan, pureDriver({ ...model, services }));
    expect(failure?.sentence).toBe('The model of sample has no service fetchRecipe.');
  });
});
