import type { Arc, Graph } from './graph.ts';
import type { Step } from './model.ts';
import type { Generator } from './plan.ts';

/** A step, or the start (`null`), with the transition taken last before it. */
type Passage = { step: Step | null; taken: readonly string[]; last: string | null };

/** The name of a pair of transitions. */
const pairOf = (first: string, second: string): string => `${first} -> ${second}`;

/**
 * The transitions that a path takes, one after the other, make a sequence: every two that stand
 * side by side in it are a pair, whether one step took both or one the first and a later one the
 * second. Transitions taken at once by parallel regions stand in the order of the chart.
 */
export function pairsIn(last: string | null, taken: readonly string[]): string[] {
  const sequence = last === null ? taken : [last, ...taken];
  return sequence.slice(1).map((second, index) => pairOf(sequence[index] ?? '', second));
}

/** What a passage covers: the transitions, or the pairs and the sample of the world that it used. */
export function coveredBy(generator: Generator, { step, taken, last }: Passage): string[] {
  if (generator === 'transitions') return [...taken];
  return step === null ? pairsIn(last, taken) : [...pairsIn(last, taken), JSON.stringify(step)];
}

/** The transition taken last, as far as a generator needs to know it. */
const lastOf = (generator: Generator, taken: readonly string[], before: string | null) =>
  generator === 'pairs' ? (taken.at(-1) ?? before) : null;

/** A node of the graph as a generator walks it: the world, and what was taken last. */
export type Spot = { world: number; last: string | null };

/** A step from one spot to another. */
export type Leg = {
  step: Step;
  taken: readonly string[];
  /** What it covers, but for what was seen to be covered already. */
  left: string[];
  from: Spot;
  to: Spot;
};

/** The graph with the memory that a generator needs: each spot knows what was taken last. */
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

/** All that the paths of a generator can cover. */
export function coverable(graph: Graph, generator: Generator): Set<string> {
  const { spotAt, legsFrom } = spotsOf(graph, generator);
  const items = new Set<string>();
  const open = new Set<Spot>();
  for (const { taken, world } of graph.starts) {
    for (const item of coveredBy(generator, { step: null, taken, last: null })) items.add(item);
    open.add(spotAt(world, taken, null));
  }
  // A set is walked on through what is added to it meanwhile.
  for (const spot of open) {
    for (const { left, to } of legsFrom(spot)) {
      for (const item of left) items.add(item);
      open.add(to);
    }
  }
  return items;
}

/** A path by what it took. */
type Walked = {
  taken: readonly string[];
  steps: readonly { step: Step; taken: readonly string[] }[];
};

/** What some paths cover. */
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
