import { walkPlan } from '#machines/walk/drive.ts';
import { pureDriver } from '#machines/walk/drivers.ts';
import type { Model } from '#machines/walk/model.ts';
import { type Generator, generators, type Plan } from '#machines/walk/plan.ts';
import { failureText } from '#machines/walk/story.ts';
import { alikeIn } from './alike.ts';
import { isNoticed, planFor } from './kill.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants.ts';

/** For each plan, the number of mutants that its walk detects. */
export type Score = {
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
