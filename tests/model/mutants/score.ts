import { walkPlan } from '#machines/walk/drive.ts';
import { pureDriver } from '#machines/walk/drivers.ts';
import type { Model } from '#machines/walk/model.ts';
import { type Generator, generators, type Plan } from '#machines/walk/plan.ts';
import { failureText } from '#machines/walk/story.ts';
import type { Equivalence } from './equivalent.ts';
import { isNoticed, planFor } from './kill.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants.ts';

/** How many mutants of a machine there are, and how many each plan's walk notices. */
export type Score = {
  mutants: number;
  /** Those that behave like the machine itself: `equivalent.ts` says why. */
  equivalent: number;
} & Record<Generator, number>;

/** A mutant that a walk did not notice: which, and where it stands. */
type Survivor = Pick<Mutant, 'name' | 'kind' | 'state'>;

export type MachineScore = {
  machine: string;
  score: Score;
  /** The mutants that a plan's walk does not notice, but for the equivalent ones. */
  survivors: Record<Generator, Survivor[]>;
  /** Names listed as equivalent that are no mutant's, or a killed one's. */
  wronglyListed: string[];
};

/** The share of the mutants noticed that can be noticed, in percent. */
export const percentOf = ({ mutants, equivalent, ...killed }: Score, plan: Generator): number =>
  (100 * killed[plan]) / (mutants - equivalent);

/** The least share of each plan, in percent. */
export const reach: Record<Generator, number> = { transitions: 95, pairs: 99 };

/** The mutants that the walk of a plan does not notice. */
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

/** Scores a machine's plans: which of its mutants does the walk of each notice? */
export async function scoreOf(
  model: Model,
  plans: Record<Generator, Plan>,
  equivalents: readonly Equivalence[] = [],
): Promise<MachineScore> {
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

  const equivalent = new Set(equivalents.flatMap(({ mutants: names }) => names));
  const others = (some: Mutant[]): Survivor[] =>
    some
      .filter(({ name }) => !equivalent.has(name))
      .map(({ name, kind, state }) => ({ name, kind, state }));
  const survivors = { transitions: others(left.transitions), pairs: others(left.pairs) };
  const isLeft = (name: string) =>
    generators.every((plan) => left[plan].some((mutant) => mutant.name === name));
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
    wronglyListed: [...equivalent].filter((name) => !isLeft(name)),
  };
}
