import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import { graphOf } from '#machines/walk/graph.ts';
import type { Model, Step } from '#machines/walk/model.ts';
import type { Plan } from '#machines/walk/plan.ts';
import { planOf } from '#machines/walk/planner.ts';

/** Names of exclusions, each with its reason. */
type Reasons = Readonly<Record<string, string>>;

/**
 * The limits of a walk in the browser, where the world is controlled only from outside of the page.
 */
export type Reach = {
  /** Inputs of the model that no address or record produces. */
  starts?: Reasons;
  /**
   * Outcomes that cannot be produced, as `service: outcome`, and messages of long-running services.
   */
  outcomes?: Reasons;
  /** Impossible events, by type, or one sample of a type, as `type {"its":"JSON"}`. */
  events?: Reasons;
  /** Services of the page itself, which end synchronously, by source. */
  synchronous?: readonly string[];
  /** Steps that are impossible in some worlds, by their own names. */
  never?: Readonly<Record<string, { reason: string; is: (step: Step, world: World) => boolean }>>;
  /** The transitions that these exclusions make unreachable, by id. */
  transitions?: Reasons;
};

/** The name of an outcome in the tables of exclusions. */
const outcomeName = (source: string, outcome: string): string => `${source}: ${outcome}`;

/** The names with which an event may be excluded. */
function eventNames({ type, ...rest }: { type: string }): string[] {
  return [type, `${type} ${JSON.stringify(rest)}`];
}

/** Whether a service ends synchronously. */
export const isSynchronous = ({ synchronous = [] }: Reach, source: string): boolean =>
  synchronous.includes(source);

/** The exclusion of a step; null if the step is possible. */
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
 * The part of a machine's world that is possible in the browser.
 *
 * @param excluded is called with the name of each exclusion that removed a step
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

/** The plan of all transitions that are reachable in the browser, and the used exclusions. */
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

/** The names of all exclusions in a table. */
export const namesIn = ({ starts, outcomes, events, never }: Reach): string[] =>
  [starts, outcomes, events, never].flatMap((some) => Object.keys(some ?? {}));
