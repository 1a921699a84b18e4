import { mkdir, writeFile } from 'node:fs/promises';
import type { Model } from '#machines/walk/model.ts';
import { generators } from '#machines/walk/plan.ts';
import { readPlans } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { type MachineScore, percentOf, reach, scoreOf } from './score.ts';

const results = 'test-results/mutants.json';

async function scored(model: Model): Promise<MachineScore> {
  const { transitions, pairs } = await readPlans(model);
  // Narrowed pairs do not cover everything, so the walk of transitions is added.
  const paths = model.pairs ? [...pairs.paths, ...transitions.paths] : pairs.paths;
  return scoreOf(model, { transitions, pairs: { ...pairs, paths } });
}

/** Whether the score is below the required one. */
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

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Scores all machines, or the named ones; returns the command's exit code. */
export async function testMutants(names: string[]): Promise<number> {
  const chosen = models.filter(({ machine }) => names.length === 0 || names.includes(machine.id));
  if (chosen.length === 0) throw new Error(`there is no machine ${names.join(', ')}`);
  const all: MachineScore[] = [];
  for (const model of chosen) {
    const one = await scored(model);
    print(one);
    all.push(one);
  }
  await mkdir('test-results', { recursive: true });
  await writeFile(results, json(all));
  return all.some(isTooLow) ? 1 : 0;
}
