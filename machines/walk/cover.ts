import { coveredBy, type Leg, type Spot, spotsOf } from './covering.ts';
import type { Arc, Graph } from './graph.ts';
import type { Step } from './model.ts';
import type { Generator } from './plan.ts';

export type Route = { start: string; steps: readonly Pick<Arc, 'step' | 'taken'>[] };

/** A hand-written path (`byHand`) is always walked. */
export type KeptPath = { start: string; steps: readonly string[]; byHand?: string };

export type CommittedPaths = { paths: readonly KeptPath[]; nameOf: (step: Step) => string };

export type Cover = { routes: Route[]; cut: number };

/** Length from which a path is not extended, so that a failure is readable. */
const longest = { transitions: 40, pairs: 60 } as const satisfies Record<Generator, number>;

const noPaths: CommittedPaths = { paths: [], nameOf: () => '' };

/**
 * Committed paths that add coverage are kept, and cut at the first impossible step. The rest is
 * covered greedily. Throws if a hand-written path is impossible.
 */
export function cover(
  graph: Graph,
  generator: Generator,
  committed: CommittedPaths = noPaths,
): Cover {
  const { spotAt, legsFrom } = spotsOf(graph, generator);
  const covered = new Set<string>();
  const isNew = ({ left }: Leg) => {
    for (let item = left.at(-1); item !== undefined && covered.has(item); item = left.at(-1)) {
      left.pop();
    }
    return left.length > 0;
  };
  const take = (legs: readonly Leg[]) => {
    for (const { left } of legs) for (const item of left) covered.add(item);
  };

  function nearest(spots: Iterable<Spot>): Leg[] | null {
    const reachedBy = new Map<Spot, Leg | null>();
    for (const spot of spots) reachedBy.set(spot, null);
    const back = (leg: Leg): Leg[] => {
      const way = [leg];
      for (let at = reachedBy.get(leg.from); at; at = reachedBy.get(at.from)) way.unshift(at);
      return way;
    };
    for (const spot of reachedBy.keys()) {
      for (const leg of legsFrom(spot)) {
        if (isNew(leg)) return back(leg);
        if (!reachedBy.has(leg.to)) reachedBy.set(leg.to, leg);
      }
    }
    return null;
  }

  function walkOn(first: Leg[] | null): Leg[] {
    const steps: Leg[] = [];
    for (let way = first; way; ) {
      take(way);
      steps.push(...way);
      const end = way.at(-1)?.to;
      way = end && steps.length < longest[generator] ? nearest([end]) : null;
    }
    return steps;
  }

  function walkAgain(from: Spot, steps: readonly string[]): Leg[] {
    const legs: Leg[] = [];
    for (const name of steps) {
      const spot: Spot = legs.at(-1)?.to ?? from;
      const leg = legsFrom(spot).find(({ step }) => committed.nameOf(step) === name);
      if (!leg) break;
      legs.push(leg);
    }
    return legs;
  }

  const starts = graph.starts.map(({ name, taken, world }) => {
    for (const item of coveredBy(generator, { step: null, taken, last: null })) covered.add(item);
    return { name, spot: spotAt(world, taken, null) };
  });
  const routes: Route[] = [];
  let cut = 0;
  for (const path of committed.paths) {
    const start = starts.find(({ name }) => name === path.start);
    const steps = start ? walkAgain(start.spot, path.steps) : [];
    const isCut = !start || steps.length < path.steps.length;
    if (isCut) cut += 1;
    if (isCut && path.byHand !== undefined) {
      const next = path.steps[steps.length] ?? path.start;
      throw new Error(`A hand-written path is no longer possible from ${next} on: ${path.byHand}`);
    }
    // A path without new coverage is dropped, unless it is empty (covers its start) or
    // hand-written.
    const adds = steps.some(isNew) || path.steps.length === 0 || path.byHand !== undefined;
    take(steps);
    if (start && adds) routes.push({ start: start.name, steps });
  }
  for (const { name, spot } of starts) {
    if (routes.some(({ start }) => start === name)) continue;
    routes.push({ start: name, steps: walkOn(nearest([spot])) });
  }
  for (;;) {
    const way = nearest(starts.map(({ spot }) => spot));
    const start = starts.find(({ spot }) => spot === way?.[0]?.from);
    if (!way || !start) return { routes, cut };
    routes.push({ start: start.name, steps: walkOn(way) });
  }
}
