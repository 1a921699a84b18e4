import { belongsToFlow, type Location, type PageId, pageIds, pageRow } from '#domain/pages.ts';
import { flowIds, isFlowId } from '#machines/flows.ts';
import { flowModels } from '#tests/flows/flow-models.ts';
import { rootModel } from '#tests/flows/root/model.ts';
import { type Environment, environmentOf, type World } from '#tests/model/harness/environment.ts';
import type { Model, Step } from '#tests/model/harness/model.ts';
import { outcomesOfMachine } from './outcomes.ts';

/** How many steps between two flows are looked through: sessions and records are read there. */
const FAR = 8;

/** One flow ends, or something is asked for in it, and which one is active then. */
export type Handover = { from: string; outcome: string; to: string };

/** The services of a world that run one of the flows. */
const flowsIn = (world: World, flows: ReadonlySet<string>): string[] =>
  [...world.services.keys()].filter((id) => flows.has(id));

/** It goes on beside every flow, and ends with the account alone: no flow makes it active. */
export const beside = 'attempts';

/** What the world does by itself when all goes well: the first outcome of whatever is no flow; time. */
function usualStep(environment: Environment, world: World, flows: ReadonlySet<string>) {
  const steps = environment.steps(world);
  const isUsual = (step: Step) =>
    step.type === 'settle' && !flows.has(step.service) && step.service !== beside;
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

/** A page of every flow, as a link may lead to it. */
function linked(): Record<string, { location: Location }> {
  const query = { loanOrderId: 'loan-1' };
  const first = (flow: string): PageId | undefined =>
    pageIds.find((page) => belongsToFlow(page) && pageRow(page).flow === flow);
  return Object.fromEntries(
    flowIds.flatMap((flow) => {
      const page = first(flow);
      return page ? [[flow, { location: { page, query } }]] : [];
    }),
  );
}

/** The root's world, in which every flow ends in every way in which its own machine does. */
function worldOfFlows(): { environment: Environment; starts: string[] } {
  const root: Model = rootModel;
  const ends = flowIds.map((id) => [id, outcomesOfMachine(flowModels[id])] as const);
  const starts = { ...linked(), ...root.starts };
  const model: Model = {
    ...root,
    starts,
    services: { ...root.services, ...Object.fromEntries(ends) },
  };
  return { environment: environmentOf(model), starts: Object.keys(starts) };
}

/** Every way in which one flow makes another active, found by letting everything happen. */
export function handoversOf(flows: ReadonlySet<string>): Handover[] {
  const { environment, starts } = worldOfFlows();
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
      const ended = step.type === 'settle' && isFlowId(step.service);
      for (const to of flowsIn(next, flows)) {
        if (!name || (active.includes(to) && !(ended && to === name.from))) continue;
        const handover = { ...name, to };
        found.set(JSON.stringify(handover), handover);
      }
      open.push(next);
    }
  }
  return [...found.values()];
}
