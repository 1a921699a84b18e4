import { describe, expect, test } from 'vitest';
import { describeMachine } from '#machines/description/describe.ts';
import type { Model } from '#machines/walk/model.ts';
import { readPlans } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { moneyActionModel } from '#machines/money-action/model.ts';
import { required } from '#machines/shared/required.ts';
import { chartOf, machineOf } from './chart.ts';
import { isNoticed, planFor } from './score.ts';
import { mutantsOf } from './mutants.ts';

const model: Model = moneyActionModel;
const { pairs } = await readPlans(model);
const chart = chartOf(model.machine);
const mutant = { kind: 'transition dropped', state: 'moneyAction.preparing', chart } as const;

test('a chart without a change passes the walk, and a chart in an endless loop fails it', async () => {
  const plan = planFor(pairs, mutant.state);
  expect(await isNoticed(model, { ...mutant, name: 'nothing changed' }, plan)).toBe(false);
  const preparing = required(chart.states['preparing'], 'state');
  const always = [{ target: ['#moneyAction.preparing'], reenter: true, actions: [] }];
  const restless = { ...chart.states, preparing: { ...preparing, always } };
  const never = { ...mutant, name: 'never rests', chart: { ...chart, states: restless } };
  expect(await isNoticed(model, never, plan)).toBe(true);
});

test('the mutants contain every kind of change', () => {
  const kinds = models.flatMap(({ machine }) => mutantsOf(machine)).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(13);
});

describe.for(models.map(({ machine }) => machine))('the mutants of $id', (machine) => {
  test('are made from a chart that equals the machine', () => {
    expect(describeMachine(machineOf(chartOf(machine), machine))).toEqual(describeMachine(machine));
  });

  test('have unique names', () => {
    const names = mutantsOf(machine).map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });
});
