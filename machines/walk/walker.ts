// XState's own `TestModel` (xstate/graph) can replace `@xstate/test` in this line.
import { TestModel } from '@xstate/test';
import type { Environment, World } from './environment.ts';
import type { Path, Step } from './model.ts';

export type Edge = { from: World; step: Step; to: World };

/** The machine or its model throws at the end of the path. */
export class BrokenAt extends Error {
  constructor(
    readonly path: Path,
    cause: unknown,
  ) {
    super(`it breaks from ${path.start}`, { cause });
  }
}

/**
 * Each world is expanded once; worlds that `isKnown` accepts are not expanded. Throws `BrokenAt`
 * with the path to the world or the step that throws.
 */
export function edgesFrom(
  environment: Environment,
  { name, world: start }: { name: string; world: World },
  isKnown: (key: string) => boolean,
): Edge[] {
  const ways = new WeakMap<World, { from: World; step: Step }>();
  function orBroken<Result>(world: World, last: Step[], does: () => Result): Result {
    try {
      return does();
    } catch (error) {
      const steps = [...last];
      for (let way = ways.get(world); way; way = ways.get(way.from)) steps.unshift(way.step);
      throw new BrokenAt({ start: name, steps }, error);
    }
  }
  const model = new TestModel<World, Step, unknown>(
    {
      transition(world, step) {
        const next = orBroken(world, [step], () => environment.next(world, step));
        ways.set(next, { from: world, step });
        return next;
      },
      getInitialSnapshot: () => start,
      getPersistedSnapshot: (world) => world,
    },
    {
      events: (world) => orBroken(world, [], () => environment.steps(world)),
      serializeState: environment.key,
      stopCondition: (world) => isKnown(environment.key(world)),
    },
  );
  return model
    .getAdjacencyList()
    .map(({ state, event, nextState }) => ({ from: state, step: event, to: nextState }));
}
