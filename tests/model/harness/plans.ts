import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Generator, Plan } from './plan.ts';
import { planIn } from './plan-reader.ts';
import { textOf } from './plan-writer.ts';

const fileOf = (machine: string, generator: Generator): string =>
  join(import.meta.dirname, '../plans', `${machine}.${generator}.json`);

/** The text of a committed plan; empty where there is none. */
export async function planText(machine: string, generator: Generator): Promise<string> {
  try {
    return await readFile(fileOf(machine, generator), 'utf8');
  } catch {
    return '';
  }
}

/** A machine's committed plan. */
export async function readPlan(machine: string, generator: Generator): Promise<Plan> {
  const text = await planText(machine, generator);
  if (text === '') throw new Error(`${machine} has no plan of ${generator}: npm run plans`);
  return planIn(text);
}

/** Writes a machine's plan to be committed. */
export const writePlan = (plan: Plan): Promise<void> =>
  writeFile(fileOf(plan.machine, plan.generator), textOf(plan));
