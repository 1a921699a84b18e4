import * as v from 'valibot';
import { models } from '#machines/models.ts';
import type { Model } from '#machines/walk/model.ts';
import type { PlannedPath } from '#machines/walk/plan.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { describeMachine, statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { Coverage, MachineCoverage } from '../flows/coverage.ts';

const Regions = v.record(v.string(), v.unknown());

function statesOf(id: string, value: unknown): string[] {
  if (typeof value === 'string') return [id, `${id}.${value}`];
  if (!v.is(Regions, value)) return [id];
  return [id, ...Object.entries(value).flatMap(([key, inner]) => statesOf(`${id}.${key}`, inner))];
}

async function coverageOf(model: Model): Promise<MachineCoverage> {
  const description = describeMachine(model.machine);
  const targets = new Map(transitionsIn(description).map((one) => [one.id, one.targets]));
  const states = new Map(statesIn(description).map(({ id }) => [id, 0]));
  const transitions = new Map([...targets.keys()].map((id) => [id, 0]));
  const count = (hits: Map<string, number>, id: string) => {
    const known = hits.get(id);
    if (known !== undefined) hits.set(id, known + 1);
  };
  const walk = ({ taken, expects, steps }: PlannedPath) => {
    let before = new Set<string>();
    for (const moment of [{ taken, expects }, ...steps]) {
      const after = new Set([
        ...moment.taken.flatMap((id) => targets.get(id) ?? []),
        ...statesOf(description.root.id, moment.expects.value),
      ]);
      for (const id of after) if (!before.has(id)) count(states, id);
      for (const id of moment.taken) count(transitions, id);
      before = after;
    }
  };
  for (const path of (await readTransitions(model)).paths) walk(path);
  return { states: Object.fromEntries(states), transitions: Object.fromEntries(transitions) };
}

export async function plannedCoverage(): Promise<Coverage> {
  const covered: Coverage = {};
  for (const model of models) covered[model.machine.id] = await coverageOf(model);
  return covered;
}
