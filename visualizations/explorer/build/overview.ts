import { type Environment, environmentOf, type World } from '#tests/model/harness/environment.ts';
import type { Step } from '#tests/model/harness/model.ts';
import { models } from '#tests/flows/models.ts';
import { describeMachine, statesIn } from '#visualizations/description/describe.ts';
import type {
  InvokeDescription,
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#visualizations/description/description.ts';

/** The machine that runs all others. */
const orchestrator = 'root';

/** How many steps between two flows are looked through: sessions and records are read there. */
const FAR = 8;

/** One flow ends, and which one is active then. */
type Handover = { from: string; outcome: string; to: string };

const invokesIn = (description: MachineDescription): InvokeDescription[] =>
  statesIn(description).flatMap(({ invokes }) => invokes);

/** The services of a world that run one of the flows. */
const flowsIn = (world: World, flows: ReadonlySet<string>): string[] =>
  [...world.services.keys()].filter((id) => flows.has(id));

/** What the world does by itself when all goes well: the first outcome of whatever is no flow; time. */
function usualStep(environment: Environment, world: World, flows: ReadonlySet<string>) {
  const steps = environment.steps(world);
  const isUsual = (step: Step) => step.type === 'settle' && !flows.has(step.service);
  return steps.find(isUsual) ?? steps.find(({ type }) => type === 'elapse');
}

/** The world as it comes to rest, with a flow active. */
function settled(environment: Environment, from: World, flows: ReadonlySet<string>): World {
  let world = from;
  for (let far = 0; far < FAR; far += 1) {
    const step = usualStep(environment, world, flows);
    if (!step) break;
    world = environment.next(world, step);
  }
  return world;
}

/** Whether a step may hand over: a flow ends, or another is asked for. Back and forward go along. */
function mayHandOver(step: Step, flows: ReadonlySet<string>): boolean {
  if (step.type === 'user') return !step.event.type.startsWith('nav.');
  return step.type === 'settle' && flows.has(step.service);
}

/** What a step is called on its arrow, and from which flow; none from beneath a page to read. */
function nameOf(step: Step, active: readonly string[]): { from: string; outcome: string } | null {
  if (step.type === 'settle') return { from: step.service, outcome: step.outcome };
  const [from, above] = active;
  if (step.type !== 'user' || from === undefined || above !== undefined) return null;
  return { from, outcome: step.event.type };
}

/** Every way in which one flow makes another active, found by letting everything happen. */
function handoversOf(environment: Environment, starts: string[], flows: ReadonlySet<string>) {
  const found = new Map<string, Handover>();
  const seen = new Set<string>();
  const open = starts.flatMap((start) => {
    const world = environment.start(start);
    return environment
      .steps(world)
      .map((step) => settled(environment, environment.next(world, step), flows));
  });
  for (let world = open.shift(); world; world = open.shift()) {
    const active = flowsIn(world, flows);
    const key = environment.key(world);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const step of environment.steps(world)) {
      if (!mayHandOver(step, flows)) continue;
      const next = settled(environment, environment.next(world, step), flows);
      const name = nameOf(step, active);
      for (const to of flowsIn(next, flows)) {
        if (!name || active.includes(to)) continue;
        const handover = { ...name, to };
        found.set(JSON.stringify(handover), handover);
      }
      open.push(next);
    }
  }
  return [...found.values()];
}

const nothing: Omit<StateDescription, 'id' | 'key' | 'label' | 'description'> = {
  kind: 'atomic',
  page: null,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  initial: null,
  history: null,
  transitions: [],
  states: [],
};

/** A flow ends in a certain way and another begins, as a transition. */
function transitionOf({ from, outcome, to }: Handover, index: number): TransitionDescription {
  return {
    id: `overview.${from} | ${outcome} to ${to} | ${index}`,
    source: `overview.${from}`,
    trigger: { type: 'event', event: outcome },
    guard: null,
    actions: [],
    targets: [`overview.${to}`],
    reenter: false,
  };
}

/** The flows that run beside whichever is active, or before any can be. */
function first(environment: Environment, starts: string[], flows: ReadonlySet<string>): string {
  const [start = ''] = starts;
  const world = settled(environment, environment.start(start), flows);
  return flowsIn(world, flows)[0] ?? '';
}

/**
 * How flows hand over to each other, as if it were a machine: a state a flow, a transition an end
 * that makes another active. Read from the root orchestrator by ending every flow in every way its
 * model knows; all else goes as it usually does.
 */
export function describeOverview(): MachineDescription {
  const described = new Map(
    models.map((model) => [model.machine.id, describeMachine(model.machine)]),
  );
  const root = models.find(({ machine }) => machine.id === orchestrator);
  const rootDescription = described.get(orchestrator);
  if (!root || !rootDescription) throw new Error('the registry has no root orchestrator');
  const environment = environmentOf(root);
  const starts = Object.keys(root.starts);
  const ids = invokesIn(rootDescription).filter(({ machine }) => machine !== null);
  const flows = new Set(ids.map(({ id }) => id));
  const handovers = handoversOf(environment, starts, flows);

  const states = [...flows].flatMap((id): StateDescription[] => {
    const flow = described.get(id);
    if (!flow) return [];
    const machines = invokesIn(flow).filter(({ machine }) => machine !== null);
    const used = new Map(machines.map((invoke) => [invoke.machine, invoke]));
    return [
      {
        ...nothing,
        id: `overview.${id}`,
        key: id,
        label: flow.root.label,
        description: flow.description,
        invokes: [...used.values()],
        transitions: handovers
          .filter(({ from }) => from === id)
          .map((handover, index) => transitionOf(handover, index)),
      },
    ];
  });
  const { description } = rootDescription;
  return {
    id: 'overview',
    description,
    root: {
      ...nothing,
      kind: 'compound',
      id: 'overview',
      key: 'overview',
      label: 'All flows',
      description,
      initial: `overview.${first(environment, starts, flows)}`,
      states,
    },
  };
}
