import type { Environment } from './environment.ts';
import type { Model, Step } from './model.ts';
import { edgesFrom } from './walker.ts';

/** `to` is the index of a world. */
export type Arc = {
  step: Step;
  taken: readonly string[];
  to: number;
  /** Whether the narrowed plan of pairs walks the arc. */
  inPairs: boolean;
};

export type Start = { name: string; taken: readonly string[]; world: number };

/** `arcs` are listed by the index of the world that they leave. */
export type Graph = { starts: readonly Start[]; arcs: readonly (readonly Arc[])[] };

export function graphOf(
  { pairs }: Pick<Model, 'pairs'>,
  environment: Environment,
  startNames: readonly string[],
): Graph {
  const numbers = new Map<string, number>();
  const arcs: Arc[][] = [];
  const numberOf = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, arcs.length);
    return arcs.push([]) - 1;
  };
  const explored = new Set<string>();
  const starts = startNames.map((name): Start => {
    const start = environment.start(name);
    const isKnown = (key: string) => explored.has(key);
    for (const { from, step, to } of edgesFrom(environment, { name, world: start }, isKnown)) {
      const key = environment.key(from);
      explored.add(key);
      const world = numberOf(environment.key(to));
      const inPairs = pairs?.walks(step, from.snapshot) ?? true;
      arcs[numberOf(key)]?.push({ step, taken: to.taken, to: world, inPairs });
    }
    return { name, taken: start.taken, world: numberOf(environment.key(start)) };
  });
  return { starts, arcs };
}

export const narrowed = ({ starts, arcs }: Graph): Graph => ({
  starts,
  arcs: arcs.map((some) => some.filter(({ inPairs }) => inPairs)),
});
