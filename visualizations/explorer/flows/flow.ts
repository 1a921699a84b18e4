import { type Environment, environmentOf, type World } from '#tests/model/harness/environment.ts';
import type { Model } from '#tests/model/harness/model.ts';
import { describeMachine, statesIn } from '#visualizations/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#visualizations/description/description.ts';
import { sampledModels } from '#visualizations/samples/samples.ts';

/** A machine with all that the explorer asks of it. */
export type Flow = {
  id: string;
  model: Model;
  description: MachineDescription;
  /** The pure world that its steps run in: no service starts, no time passes. */
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
    // The walks leave out combinations; a person may try each of them.
    environment: environmentOf({ ...model, walks: () => true }),
    states: new Map(states.map((state) => [state.id, state])),
    transitions: new Map(
      states.flatMap(({ transitions }) => transitions.map((one) => [one.id, one])),
    ),
  };
}

const known = new Map<string, Flow>();

/** The ids of all machines, in the order of the registry. */
export const flowIds: readonly string[] = sampledModels.map(({ machine }) => machine.id);

/** A machine by its id; undefined where there is none. */
export function findFlow(id: string): Flow | undefined {
  const found = known.get(id);
  if (found) return found;
  const model = sampledModels.find(({ machine }) => machine.id === id);
  if (!model) return undefined;
  const flow = flowOf(model);
  known.set(id, flow);
  return flow;
}

/** A machine by its id; throws where there is none. */
export function flowNamed(id: string): Flow {
  const flow = findFlow(id);
  if (!flow) throw new Error(`no machine ${id}`);
  return flow;
}

/** The name of the start that a flow is shown with first. */
export const firstStart = ({ model }: Flow): string => Object.keys(model.starts)[0] ?? '';

/** The ids of the states that a world is in, the root first. */
export function activeStates({ snapshot }: World): string[] {
  const { _nodes: nodes } = snapshot;
  return nodes.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
}

/** The active states that hold no others: where a person is. */
export const leavesOf = (active: readonly string[]): string[] =>
  active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
