import { walkPlan, type Begin } from '#machines/walk/drive.ts';
import { pureDriver } from '#machines/walk/drivers.ts';
import type { Model } from '#machines/walk/model.ts';
import { type Generator, generators, type Plan, type PlannedPath } from '#machines/walk/plan.ts';
import { failureText } from '#machines/walk/story.ts';
import type { Mutant, Stretch } from './mutant.ts';
import { mutantsOf } from './mutants.ts';
import { isDeepStrictEqual } from 'node:util';
import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import type { Observation } from '#machines/walk/observation.ts';
import { seenOf } from '#machines/walk/planner.ts';
import { edgesFrom } from '#machines/walk/walker.ts';
import type { AnyStateMachine } from 'xstate';
import { machineOf } from './chart.ts';

type Delays = AnyStateMachine['implementations']['delays'];

function stretched(model: Model, { name, of, times }: Stretch): Delays {
  const { delays } = model.machine.implementations;
  const delay = model.delays?.[of] ?? delays[of];
  if (delay === undefined) throw new Error(`no delay ${of}`);
  const scaled: Delays[string] =
    typeof delay === 'number' ? delay * times : (args, params) => delay(args, params) * times;
  return { ...delays, [name]: scaled };
}

function modelOf(model: Model, { chart, stretch }: Mutant): Model {
  const { implementations } = model.machine;
  const delays = stretch ? stretched(model, stretch) : implementations.delays;
  const machine = machineOf(chart, { implementations: { ...implementations, delays } });
  return { ...model, machine };
}

/**
 * A machine's behaviour without transition ids, because they change with the order of transitions.
 * A timer must not be early: a millisecond before its time it has no effect.
 */
const behaviour =
  (begin: Begin): Begin =>
  async (start) => {
    const driver = await begin(start);
    return {
      ...driver,
      taken: () => [],
      async perform(step) {
        if (step.type !== 'elapse') return driver.perform(step);
        await driver.perform({ type: 'elapse', ms: step.ms - 1 });
        if (driver.taken().length > 0) throw new Error('a timer is early');
        return driver.perform({ type: 'elapse', ms: 1 });
      },
    };
  };

/**
 * Returns the plan without transition ids; the paths that leave the changed state earliest first.
 */
export function planFor(plan: Plan, state: string): Plan {
  const isFrom = (id: string) => id.startsWith(`${state} |`);
  const distance = ({ steps }: PlannedPath) => {
    const index = steps.findIndex(({ taken }) => taken.some(isFrom));
    return index < 0 ? steps.length : index;
  };
  const paths = plan.paths
    .map(({ steps, ...path }) => ({
      path: { ...path, taken: [], steps: steps.map((step) => ({ ...step, taken: [] })) },
      distance: distance({ ...path, steps }),
    }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ path }) => path);
  return { ...plan, paths };
}

export async function isNoticed(model: Model, mutant: Mutant, plan: Plan): Promise<boolean> {
  const driver = behaviour(pureDriver(modelOf(model, mutant)));
  try {
    return (await walkPlan(model, plan, driver)) !== null;
  } catch {
    return true;
  }
}

type Twin = { mutant: Mutant; model: Model; environment: Environment };

type Result = { key: string; seen: Observation };

const resultOf = (model: Model, { key }: Environment, world: World): Result => ({
  key: key(world),
  seen: seenOf(model, world),
});

function agrees(own: Result, { model, environment }: Twin, go: () => World): boolean {
  try {
    return isDeepStrictEqual(resultOf(model, environment, go()), own);
  } catch {
    return false;
  }
}

/**
 * A mutant is equivalent if every step of the model, from every world that it reaches, has the same
 * result. Only mutants with `alters` are compared, and only in the steps that take one of these
 * transitions.
 */
function alikeIn(model: Model, mutants: readonly Mutant[]): Mutant[] {
  let twins = mutants
    .filter(({ alters }) => alters !== undefined)
    .map((mutant): Twin => {
      const mutated = modelOf(model, mutant);
      return { mutant, model: mutated, environment: environmentOf(mutated) };
    });
  const environment = environmentOf(model);
  const explored = new Set<string>();
  for (const name of Object.keys(model.starts)) {
    if (twins.length === 0) break;
    const world = environment.start(name);
    const first = resultOf(model, environment, world);
    twins = twins.filter((twin) => agrees(first, twin, () => twin.environment.start(name)));
    const edges = edgesFrom(environment, { name, world }, (key) => explored.has(key));
    for (const { from, step, to } of edges) {
      explored.add(environment.key(from));
      const concerns = ({ mutant }: Twin) => mutant.alters?.some((id) => to.taken.includes(id));
      if (!twins.some(concerns)) continue;
      const own = resultOf(model, environment, to);
      const play = (twin: Twin) => () => twin.environment.next(twin.environment.adopt(from), step);
      twins = twins.filter((twin) => !concerns(twin) || agrees(own, twin, play(twin)));
    }
  }
  return twins.map(({ mutant }) => mutant);
}

/** For each plan, the number of mutants that its walk detects. */
type Score = {
  mutants: number;
  /** Mutants that no step of the model distinguishes from the machine. */
  equivalent: number;
} & Record<Generator, number>;

type Survivor = Pick<Mutant, 'name' | 'kind' | 'state'>;

export type MachineScore = {
  machine: string;
  score: Score;
  /** Undetected mutants, without the equivalent ones. */
  survivors: Record<Generator, Survivor[]>;
  equivalent: string[];
};

/** The detected percentage of the mutants that are not equivalent. */
export const percentOf = ({ mutants, equivalent, ...killed }: Score, plan: Generator): number =>
  (100 * killed[plan]) / (mutants - equivalent);

/** The required percentages. */
export const reach: Record<Generator, number> = { transitions: 95, pairs: 99 };

async function unnoticed(model: Model, mutants: Mutant[], plan: Plan): Promise<Mutant[]> {
  const plans = new Map<string, Plan>();
  const left: Mutant[] = [];
  for (const mutant of mutants) {
    const { state } = mutant;
    const ordered = plans.get(state) ?? planFor(plan, state);
    plans.set(state, ordered);
    if (!(await isNoticed(model, mutant, ordered))) left.push(mutant);
  }
  return left;
}

export async function scoreOf(model: Model, plans: Record<Generator, Plan>): Promise<MachineScore> {
  const { machine } = model;
  for (const plan of generators) {
    const failure = await walkPlan(model, plans[plan], pureDriver(model));
    if (failure) throw new Error(failureText(failure));
  }
  const mutants = mutantsOf(machine);
  const left = {
    transitions: await unnoticed(model, mutants, plans.transitions),
    pairs: await unnoticed(model, mutants, plans.pairs),
  };

  const everywhere = left.pairs.filter((mutant) => left.transitions.includes(mutant));
  const equivalent = new Set(alikeIn(model, everywhere).map(({ name }) => name));
  const others = (some: Mutant[]): Survivor[] =>
    some
      .filter(({ name }) => !equivalent.has(name))
      .map(({ name, kind, state }) => ({ name, kind, state }));
  const survivors = { transitions: others(left.transitions), pairs: others(left.pairs) };
  const noticeable = mutants.length - equivalent.size;
  return {
    machine: machine.id,
    score: {
      mutants: mutants.length,
      equivalent: equivalent.size,
      transitions: noticeable - survivors.transitions.length,
      pairs: noticeable - survivors.pairs.length,
    },
    survivors,
    equivalent: [...equivalent],
  };
}
