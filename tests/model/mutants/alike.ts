import { isDeepStrictEqual } from 'node:util';
import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import type { Model } from '#machines/walk/model.ts';
import type { Observation } from '#machines/walk/observation.ts';
import { seenOf } from '#machines/walk/planner.ts';
import { edgesFrom } from '#machines/walk/walker.ts';
import { modelOf } from './kill.ts';
import type { Mutant } from './mutant.ts';

type Twin = { mutant: Mutant; model: Model; environment: Environment };

type Result = { key: string; seen: Observation };

const resultOf = (model: Model, { key }: Environment, world: World): Result => ({
  key: key(world),
  seen: seenOf(model, world),
});

function agrees(own: Result, { model, environment }: Twin, go: () => World): boolean {
  try {
    return isDeepStrictEqual(resultOf(model, environment, go()), own);
  } catch {
    return false;
  }
}

/**
 * A mutant is equivalent if every step of the model, from every world that it reaches, has the same
 * result. Only mutants with `alters` are compared, and only in the steps that take one of these
 * transitions.
 */
export function alikeIn(model: Model, mutants: readonly Mutant[]): Mutant[] {
  let twins = mutants
    .filter(({ alters }) => alters !== undefined)
    .map((mutant): Twin => {
      const mutated = modelOf(model, mutant);
      return { mutant, model: mutated, environment: environmentOf(mutated) };
    });
  const environment = environmentOf(model);
  const explored = new Set<string>();
  for (const name of Object.keys(model.starts)) {
    if (twins.length === 0) break;
    const world = environment.start(name);
    const first = resultOf(model, environment, world);
    twins = twins.filter((twin) => agrees(first, twin, () => twin.environment.start(name)));
    const edges = edgesFrom(environment, { name, world }, (key) => explored.has(key));
    for (const { from, step, to } of edges) {
      explored.add(environment.key(from));
      const concerns = ({ mutant }: Twin) => mutant.alters?.some((id) => to.taken.includes(id));
      if (!twins.some(concerns)) continue;
      const own = resultOf(model, environment, to);
      const play = (twin: Twin) => () => twin.environment.next(twin.environment.adopt(from), step);
      twins = twins.filter((twin) => !concerns(twin) || agrees(own, twin, play(twin)));
    }
  }
  return twins.map(({ mutant }) => mutant);
}
