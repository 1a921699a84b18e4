import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import type { Model } from '#machines/walk/model.ts';
import { describeMachine, statesIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { sampledModels } from '#visualizations/samples/samples.ts';

/** A machine with the data that the explorer reads. */
export type Flow = {
  id: string;
  model: Model;
  description: MachineDescription;
  /** Pure environment in which the steps run: no service starts, no time passes. */
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

/** Ids of all machines, in the order of the registry. */
export const flowIds: readonly string[] = sampledModels.map(({ machine }) => machine.id);

/** Returns the flow of a machine id; undefined for an unknown id. */
export function findFlow(id: string): Flow | undefined {
  const found = known.get(id);
  if (found) return found;
  const model = sampledModels.find(({ machine }) => machine.id === id);
  if (!model) return undefined;
  const flow = flowOf(model);
  known.set(id, flow);
  return flow;
}

/** Returns the flow of a machine id. Throws for an unknown id. */
export function flowNamed(id: string): Flow {
  const flow = findFlow(id);
  if (!flow) throw new Error(`unknown machine ${id}`);
  return flow;
}

/** Name of the start with which a flow opens. */
export const firstStart = ({ model }: Flow): string => Object.keys(model.starts)[0] ?? '';

/** Ids of the active states of a `World`, the root first. */
export function activeStates({ snapshot }: World): string[] {
  const { _nodes: nodes } = snapshot;
  return nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
}

/** Active states without an active state inside. */
export const leavesOf = (active: readonly string[]): string[] =>
  active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
