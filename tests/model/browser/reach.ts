import type { AnyStateMachine } from 'xstate';
import { transitionIds } from '#machines/description/nodes.ts';
import { statesIn } from '#tests/model/screens/screens.ts';
import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import { graphOf } from '#machines/walk/graph.ts';
import type { Model, Step } from '#machines/walk/model.ts';
import type { Plan } from '#machines/walk/plan.ts';
import { planOf } from '#machines/walk/planner.ts';
import { eventsLeftOut, type Exclusions, outcomesLeftOut } from './reasons.ts';

export type Reach = Exclusions & {
  /** Sources of the page's own services, which end synchronously. */
  synchronous: readonly string[];
};

/**
 * A step's name in the tables of exclusions: `service: outcome`, `service: message`, or its type.
 */
function nameOf(step: Step, { services }: World): string {
  if (step.type === 'elapse' || step.type === 'user') return step.type;
  const source = services.get(step.service)?.source ?? '';
  return `${source}: ${step.type === 'emit' ? step.says : step.outcome}`;
}

function eventNames({ type, ...rest }: { type: string }): string[] {
  return [type, `${type} ${JSON.stringify(rest)}`];
}

export const isSynchronous = ({ synchronous }: Reach, source: string): boolean =>
  synchronous.includes(source);

function exclusionOf(reach: Reach, step: Step, world: World): string | null {
  const never = Object.entries(reach.never ?? {}).find(([, { is }]) => is(step, world));
  if (never) return never[0];
  if (step.type === 'elapse') return null;
  if (step.type === 'user') {
    const excluded = { ...eventsLeftOut, ...reach.events };
    return eventNames(step.event).find((name) => name in excluded) ?? null;
  }
  const name = nameOf(step, world);
  if (name in (reach.outcomes ?? {})) return name;
  const outcome = step.type === 'emit' ? step.says : step.outcome;
  return outcome in outcomesLeftOut && !reach.played?.includes(name) ? outcome : null;
}

/**
 * `applied` is called with the name of each played step, and with the name of each exclusion that
 * concerned a step and the ids of the transitions that it left out.
 */
function reachable(
  model: Model,
  reach: Reach,
  applied: (name: string, leftOut: readonly string[]) => void,
): Environment {
  const environment = environmentOf(model);
  const everything = environmentOf(model, 'everything');
  return {
    ...environment,
    steps(world) {
      const leaveOut = (name: string, step: Step) =>
        applied(name, environment.next(world, step).taken);
      const isPlayed = (step: Step) => {
        const name = exclusionOf(reach, step, world);
        if (name !== null) leaveOut(name, step);
        else applied(nameOf(step, world), []);
        return name === null;
      };
      const synchronous = [...world.services].find(([, { source }]) =>
        isSynchronous(reach, source),
      );
      if (!synchronous) return environment.steps(world).filter(isPlayed);
      const [service, { source }] = synchronous;
      const isEnd = (step: Step) => step.type === 'settle' && step.service === service;
      const steps = everything.steps(world);
      for (const step of steps) if (!isEnd(step)) leaveOut(source, step);
      return steps.filter(isEnd).filter(isPlayed);
    },
  };
}

type BrowserPlan = {
  plan: Plan;
  /** Names of the exclusions that concerned a step or start, and of the played steps. */
  used: Set<string>;
  /** Ids of the transitions of the steps that were left out. */
  leftOut: Set<string>;
};

export function browserPlanOf(model: Model, reach: Reach): BrowserPlan {
  const used = new Set<string>();
  const leftOut = new Set<string>();
  const environment = reachable(model, reach, (name, transitions) => {
    used.add(name);
    for (const id of transitions) leftOut.add(id);
  });
  const starts = Object.keys(model.starts).filter((name) => {
    if (!(name in (reach.starts ?? {}))) return true;
    used.add(name);
    return false;
  });
  const graph = graphOf(model, environment, starts);
  return { plan: planOf({ model, environment, graph }, 'transitions'), used, leftOut };
}

export const namesIn = ({ starts, outcomes, events, never, played = [] }: Exclusions): string[] => [
  ...[starts, outcomes, events, never].flatMap((some) => Object.keys(some ?? {})),
  ...played,
];

const takenOn = ({ paths }: Plan): Set<string> =>
  new Set(paths.flatMap((path) => [path, ...path.steps]).flatMap((moment) => moment.taken));

/** Ids of the states that a plan rests in, ancestors included. */
function restsOn({ id }: AnyStateMachine, { paths }: Plan): Set<string> {
  const values = paths
    .flatMap((path) => [path, ...path.steps])
    .flatMap(({ expects }) => statesIn(expects.value));
  const around = (state: string) => {
    const names = [id, ...state.split('.')];
    return names.map((_, depth) => names.slice(0, depth + 1).join('.'));
  };
  return new Set(values.flatMap(around));
}

/**
 * Transitions from reached states that are neither taken nor excluded: each is possible only after
 * an excluded step.
 */
export function behind(machine: AnyStateMachine, { plan, leftOut }: BrowserPlan): string[] {
  const rests = restsOn(machine, plan);
  const taken = takenOn(plan);
  return [...transitionIds(machine).values()].filter((id) => {
    const [source = ''] = id.split(' | ');
    return rests.has(source) && !taken.has(id) && !leftOut.has(id);
  });
}
