import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model } from '#machines/walk/model.ts';
import { generators } from '#machines/walk/plan.ts';
import { readPlans } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { type MachineScore, percentOf, reach, scoreOf } from './score.ts';

const results = 'test-results/mutants';

export const machineIds = models.map(({ machine }) => machine.id);

async function scored(model: Model): Promise<MachineScore> {
  const { transitions, pairs } = await readPlans(model);
  // Narrowed pairs do not cover everything, so the walk of transitions is added.
  const paths = model.pairs ? [...pairs.paths, ...transitions.paths] : pairs.paths;
  return scoreOf(model, { transitions, pairs: { ...pairs, paths } });
}

const isTooLow = ({ score }: MachineScore): boolean =>
  generators.some((plan) => percentOf(score, plan) < reach[plan]);

function print(one: MachineScore): void {
  const { machine, score, survivors, equivalent } = one;
  const shares = generators.map((plan) => `${plan} ${percentOf(score, plan).toFixed(1)} %`);
  console.log(
    `${isTooLow(one) ? '✗' : '✓'} ${machine}: ${score.mutants} mutants, ${score.equivalent} equivalent; ${shares.join(', ')}`,
  );
  const everywhere = new Set(survivors.pairs.map(({ name }) => name));
  for (const { name } of survivors.transitions) {
    if (!everywhere.has(name)) console.log(`    undetected on transitions: ${name}`);
  }
  for (const name of everywhere) console.log(`    undetected: ${name}`);
  for (const name of equivalent) console.log(`    equivalent: ${name}`);
}

/**
 * Prints the score of a machine's mutants and writes it to `test-results/mutants/<machine>.json`.
 * Returns whether it is high enough. Throws for an unknown machine.
 */
export async function testMutants(id: string): Promise<boolean> {
  const model = models.find(({ machine }) => machine.id === id);
  if (!model) throw new Error(`there is no machine ${id}`);
  const one = await scored(model);
  print(one);
  await mkdir(results, { recursive: true });
  await writeFile(join(results, `${id}.json`), `${JSON.stringify(one, null, 2)}\n`);
  return !isTooLow(one);
}
