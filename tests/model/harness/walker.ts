// `@xstate/test` walks: the swap to XState's own `TestModel` (xstate/graph) is this one line.
import { TestModel } from '@xstate/test';
import type { Environment, World } from './environment.ts';
import type { Step } from './model.ts';

/** A step from one world to another. */
export type Edge = { from: World; step: Step; to: World };

/** Every step from every world that can be reached from a start; not on from a known world. */
export function edgesFrom(
  environment: Environment,
  start: World,
  isKnown: (key: string) => boolean,
): Edge[] {
  const model = new TestModel<World, Step, unknown>(
    {
      transition: (world, step) => environment.next(world, step),
      getInitialSnapshot: () => start,
      getPersistedSnapshot: (world) => world,
    },
    {
      events: (world) => environment.steps(world),
      serializeState: environment.key,
      stopCondition: (world) => isKnown(environment.key(world)),
    },
  );
  return model
    .getAdjacencyList()
    .map(({ state, event, nextState }) => ({ from: state, step: event, to: nextState }));
}
