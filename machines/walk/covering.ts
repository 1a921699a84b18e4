import type { Arc, Graph } from './graph.ts';
import type { Step } from './model.ts';
import type { Generator } from './plan.ts';

type Passage = { step: Step | null; taken: readonly string[]; last: string | null };

const pairOf = (first: string, second: string): string => `${first} -> ${second}`;

/** The pairs of adjacent transitions on a path, within one step or across steps. */
export function pairsIn(last: string | null, taken: readonly string[]): string[] {
  const sequence = last === null ? taken : [last, ...taken];
  return sequence.slice(1).map((second, index) => pairOf(sequence[index] ?? '', second));
}

export function coveredBy(generator: Generator, { step, taken, last }: Passage): string[] {
  if (generator === 'transitions') return [...taken];
  return step === null ? pairsIn(last, taken) : [...pairsIn(last, taken), JSON.stringify(step)];
}

const lastOf = (generator: Generator, taken: readonly string[], before: string | null) =>
  generator === 'pairs' ? (taken.at(-1) ?? before) : null;

export type Spot = { world: number; last: string | null };

export type Leg = {
  step: Step;
  taken: readonly string[];
  /** The step's coverage, without items that are known to be covered. */
  left: string[];
  from: Spot;
  to: Spot;
};

export function spotsOf(graph: Graph, generator: Generator) {
  const spots = new Map<string, Spot>();
  const legs = new Map<Spot, Leg[]>();
  const spotAt = (world: number, taken: readonly string[], before: string | null): Spot => {
    const last = lastOf(generator, taken, before);
    const key = `${world} ${last}`;
    const known = spots.get(key);
    if (known) return known;
    const spot: Spot = { world, last };
    spots.set(key, spot);
    return spot;
  };
  const legsFrom = (spot: Spot): Leg[] => {
    const known = legs.get(spot);
    if (known) return known;
    const { world, last } = spot;
    const found = (graph.arcs[world] ?? []).map(
      ({ step, taken, to }: Arc): Leg => ({
        step,
        taken,
        left: coveredBy(generator, { step, taken, last }),
        from: spot,
        to: spotAt(to, taken, last),
      }),
    );
    legs.set(spot, found);
    return found;
  };
  return { spotAt, legsFrom };
}

export function coverable(graph: Graph, generator: Generator): Set<string> {
  const { spotAt, legsFrom } = spotsOf(graph, generator);
  const items = new Set<string>();
  const open = new Set<Spot>();
  for (const { taken, world } of graph.starts) {
    for (const item of coveredBy(generator, { step: null, taken, last: null })) items.add(item);
    open.add(spotAt(world, taken, null));
  }
  // Iterating a set includes items that are added meanwhile.
  for (const spot of open) {
    for (const { left, to } of legsFrom(spot)) {
      for (const item of left) items.add(item);
      open.add(to);
    }
  }
  return items;
}

type Walked = {
  taken: readonly string[];
  steps: readonly { step: Step; taken: readonly string[] }[];
};

export function coveredByPaths(generator: Generator, paths: readonly Walked[]): Set<string> {
  const items = new Set<string>();
  for (const path of paths) {
    let last: string | null = null;
    for (const { step, taken } of [{ step: null, taken: path.taken }, ...path.steps]) {
      for (const item of coveredBy(generator, { step, taken, last })) items.add(item);
      last = lastOf(generator, taken, last);
    }
  }
  return items;
}
