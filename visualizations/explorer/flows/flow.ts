import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import type { Model } from '#machines/walk/model.ts';
import { describeMachine, statesIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { modelsWithSituations } from '#machines/situations.ts';

export type Flow = {
  id: string;
  model: Model;
  description: MachineDescription;
  /** Runs the steps: no service starts, no time passes. */
  environment: Environment;
  states: ReadonlyMap<string, StateDescription>;
  transitions: ReadonlyMap<string, TransitionDescription>;
};

function flowOf(model: Model): Flow {
  const description = describeMachine(model.machine);
  const states = statesIn(description);
  return {
    id: description.id,
    model,
    description,
    // The test walks skip some combinations of events; the explorer allows all of them.
    environment: environmentOf({ ...model, walks: () => true }),
    states: new Map(states.map((state) => [state.id, state])),
    transitions: new Map(
      states.flatMap(({ transitions }) => transitions.map((one) => [one.id, one])),
    ),
  };
}

const known = new Map<string, Flow>();

export const flowIds: readonly string[] = modelsWithSituations.map(({ machine }) => machine.id);

export function findFlow(id: string): Flow | undefined {
  const found = known.get(id);
  if (found) return found;
  const model = modelsWithSituations.find(({ machine }) => machine.id === id);
  if (!model) return undefined;
  const flow = flowOf(model);
  known.set(id, flow);
  return flow;
}

export function flowNamed(id: string): Flow {
  const flow = findFlow(id);
  if (!flow) throw new Error(`unknown machine ${id}`);
  return flow;
}

export const firstStart = ({ model }: Flow): string => Object.keys(model.starts)[0] ?? '';

export function activeStates({ snapshot }: World): string[] {
  const { _nodes: nodes } = snapshot;
  return nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
}

export const leavesOf = (active: readonly string[]): string[] =>
  active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
