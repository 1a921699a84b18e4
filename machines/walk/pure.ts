import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionObject,
  fromPromise,
} from 'xstate';
import { transitionIds } from '#machines/description/nodes.ts';
import { heldDelays } from './delays.ts';
import type { Model } from './model.ts';
import { standInFor } from './stand-in.ts';

export type Move = {
  snapshot: AnyMachineSnapshot;
  taken: string[];
  actions: ExecutableActionObject[];
};

/** `now` is the snapshot before the move; undefined for the first move. */
type Run = (
  move: (
    of: AnyStateMachine,
    within: Parameters<AnyStateMachine['transition']>[2],
  ) => AnyMachineSnapshot,
  now?: AnyMachineSnapshot,
) => Move;

const idle = fromPromise(() => new Promise<never>(() => {}));

/** Runs one transition at a time, without executing actions. */
export function pureMachineOf(model: Model): Run {
  const actors: Record<string, AnyActorLogic> = {};
  for (const source of Object.keys(model.services)) {
    actors[source] = standInFor(model, source) ?? idle;
  }
  const machine: AnyStateMachine = model.machine.provide({
    actors,
    delays: heldDelays(model),
  });
  const ids = transitionIds(machine);
  let taken: string[] = [];
  let actions: ExecutableActionObject[] = [];
  const self = createActor(machine, {
    inspect(event) {
      if (event.type !== '@xstate.microstep') return;
      const { _transitions: transitions } = event;
      // XState's order of simultaneous transitions depends on the path, so they are sorted.
      taken.push(...transitions.map((one) => ids.get(one) ?? String(one.eventType)).toSorted());
    },
  });
  const scope = {
    self,
    id: '',
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action: ExecutableActionObject) => void actions.push(action),
  };
  let before: AnyMachineSnapshot | undefined;
  // Actions that read the actor's snapshot find the one before the event, as in a live actor.
  const initial = self.getSnapshot();
  self.getSnapshot = () => before ?? initial;
  return (move, now): Move => {
    before = now;
    taken = [];
    actions = [];
    const snapshot = move(machine, scope);
    return { snapshot, taken, actions };
  };
}
