import type { Arc, Graph } from './graph.ts';
import type { Step } from './model.ts';
import type { Generator } from './plan.ts';

/** A path through a graph: what each step takes is what must come of walking it. */
export type Route = { start: string; steps: readonly Pick<Arc, 'step' | 'taken'>[] };

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
function coveredBy(generator: Generator, { step, taken, last }: Passage): string[] {
  if (generator === 'transitions') return [...taken];
  return step === null ? pairsIn(last, taken) : [...pairsIn(last, taken), JSON.stringify(step)];
}

/** A place in the graph: the world, and what was taken last on the way to it. */
type Place = { world: number; last: string | null };

type Passing = {
  step: Step;
  taken: readonly string[];
  /** What it covers, but for what was seen to be covered already. */
  left: string[];
  from: Place;
  to: Place;
};

/** The graph with the memory that a generator needs: each place knows what was taken last. */
function placesOf(graph: Graph, generator: Generator) {
  const places = new Map<string, Place>();
  const passings = new Map<Place, Passing[]>();
  const placeAt = (world: number, taken: readonly string[], before: string | null): Place => {
    const last = generator === 'pairs' ? (taken.at(-1) ?? before) : null;
    const key = `${world} ${last}`;
    const known = places.get(key);
    if (known) return known;
    const place: Place = { world, last };
    places.set(key, place);
    return place;
  };
  const from = (place: Place): Passing[] => {
    const known = passings.get(place);
    if (known) return known;
    const { world, last } = place;
    const found = (graph.arcs[world] ?? []).map(
      ({ step, taken, to }: Arc): Passing => ({
        step,
        taken,
        left: coveredBy(generator, { step, taken, last }),
        from: place,
        to: placeAt(to, taken, last),
      }),
    );
    passings.set(place, found);
    return found;
  };
  return { placeAt, from };
}

/** Longer paths than this are not gone on with: a story of more steps is hard to follow. */
const longest = { transitions: 40, pairs: 60 } as const satisfies Record<Generator, number>;

/**
 * Few paths that together cover all that any path can, greedily: on to the nearest step that
 * covers something new, and from a start again where none is left ahead.
 */
export function cover(graph: Graph, generator: Generator): Route[] {
  const { placeAt, from } = placesOf(graph, generator);
  const covered = new Set<string>();
  const isNew = ({ left }: Passing) => {
    for (let item = left.at(-1); item !== undefined && covered.has(item); item = left.at(-1)) {
      left.pop();
    }
    return left.length > 0;
  };

  /** The shortest way from one of several places to a step that covers something new. */
  function nearest(places: Iterable<Place>): Passing[] | null {
    const came = new Map<Place, Passing | null>();
    for (const place of places) came.set(place, null);
    const back = (passing: Passing): Passing[] => {
      const way = [passing];
      for (let at = came.get(passing.from); at; at = came.get(at.from)) way.unshift(at);
      return way;
    };
    for (const place of came.keys()) {
      for (const passing of from(place)) {
        if (isNew(passing)) return back(passing);
        if (!came.has(passing.to)) came.set(passing.to, passing);
      }
    }
    return null;
  }

  function walkOn(first: Passing[] | null): Route['steps'] {
    const steps: Passing[] = [];
    for (let way = first; way; ) {
      for (const passing of way) {
        for (const item of passing.left) covered.add(item);
        steps.push(passing);
      }
      const end = way.at(-1)?.to;
      way = end && steps.length < longest[generator] ? nearest([end]) : null;
    }
    return steps;
  }

  const starts = graph.starts.map(({ name, taken, world }) => {
    for (const item of coveredBy(generator, { step: null, taken, last: null })) covered.add(item);
    return { name, place: placeAt(world, taken, null) };
  });
  // Every start is walked, if only to see that it stands.
  const paths: Route[] = starts.map(({ name, place }) => ({
    start: name,
    steps: walkOn(nearest([place])),
  }));
  for (;;) {
    const way = nearest(starts.map(({ place }) => place));
    const start = starts.find(({ place }) => place === way?.[0]?.from);
    if (!way || !start) return paths;
    paths.push({ start: start.name, steps: walkOn(way) });
  }
}
