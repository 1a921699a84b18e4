import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import { graphOf } from '#machines/walk/graph.ts';
import type { Model, Step } from '#machines/walk/model.ts';
import type { Plan } from '#machines/walk/plan.ts';
import { planOf } from '#machines/walk/planner.ts';

/** Names of what is left out, each with the reason. */
type Reasons = Readonly<Record<string, string>>;

/** How far a walk in the browser reaches, where the world can only be played from outside of the page. */
export type Reach = {
  /** The model's inputs that no address and no record start it with. */
  starts?: Reasons;
  /** Outcomes that cannot be played, as `service: outcome`; and what a service that stays says. */
  outcomes?: Reasons;
  /** Events that nobody can make, by type; or one sample of a type, as `type {"its":"JSON"}`. */
  events?: Reasons;
  /** Services of the page itself, which end before anything else can happen, by source. */
  synchronous?: readonly string[];
  /** Steps that cannot happen in some worlds, by a name of their own. */
  never?: Readonly<Record<string, { reason: string; is: (step: Step, world: World) => boolean }>>;
  /** The transitions that no walk takes for want of all this, by id. */
  transitions?: Reasons;
};

/** The name of an outcome in the tables of exclusions. */
const outcomeName = (source: string, outcome: string): string => `${source}: ${outcome}`;

/** The names that an event may be left out by. */
function eventNames({ type, ...rest }: { type: string }): string[] {
  return [type, `${type} ${JSON.stringify(rest)}`];
}

/** Whether a service ends before anything else can happen. */
export const isSynchronous = ({ synchronous = [] }: Reach, source: string): boolean =>
  synchronous.includes(source);

/** What is left out of a step's world; null where the step can be played. */
function exclusionOf(reach: Reach, step: Step, world: World): string | null {
  const never = Object.entries(reach.never ?? {}).find(([, { is }]) => is(step, world));
  if (never) return never[0];
  if (step.type === 'user') {
    return eventNames(step.event).find((name) => name in (reach.events ?? {})) ?? null;
  }
  if (step.type === 'elapse') return null;
  const source = world.services.get(step.service)?.source ?? '';
  const name = outcomeName(source, step.type === 'emit' ? step.says : step.outcome);
  return name in (reach.outcomes ?? {}) ? name : null;
}

/**
 * A machine's world as far as it can be played in the browser.
 *
 * @param excluded is told the name of each exclusion that left a step out
 */
function reachable(model: Model, reach: Reach, excluded: (name: string) => void): Environment {
  const environment = environmentOf(model);
  const everything = environmentOf(model, 'everything');
  return {
    ...environment,
    steps(world) {
      const isPlayed = (step: Step) => {
        const name = exclusionOf(reach, step, world);
        if (name !== null) excluded(name);
        return name === null;
      };
      const synchronous = [...world.services].find(([, { source }]) =>
        isSynchronous(reach, source),
      );
      if (!synchronous) return environment.steps(world).filter(isPlayed);
      return everything
        .steps(world)
        .filter((step) => step.type === 'settle' && step.service === synchronous[0])
        .filter(isPlayed);
    },
  };
}

/** The plan of all transitions that can be reached in the browser, and the exclusions that mattered. */
export function browserPlanOf(model: Model, reach: Reach): { plan: Plan; excluded: Set<string> } {
  const excluded = new Set<string>();
  const environment = reachable(model, reach, (name) => void excluded.add(name));
  const starts = Object.keys(model.starts).filter((name) => {
    if (!(name in (reach.starts ?? {}))) return true;
    excluded.add(name);
    return false;
  });
  const graph = graphOf(model, environment, starts);
  return { plan: planOf({ model, environment, graph }, 'transitions'), excluded };
}

/** The names of all that a table leaves out of the world. */
export const namesIn = ({ starts, outcomes, events, never }: Reach): string[] =>
  [starts, outcomes, events, never].flatMap((some) => Object.keys(some ?? {}));
