import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '#machines/description/folder.ts';
import type { Model } from './model.ts';
import type { Generator, Plan } from './plan.ts';
import { fileText, type PlanFile, planIn } from './plan-file.ts';
import { planOfFile, plansIn } from './plan-reader.ts';

const pathOf = (machine: string): string =>
  join(import.meta.dirname, '../../tests/flows', folderOf(machine), 'plan.txt');

/** The text is empty if the plan cannot be read. */
export async function planText(machine: string): Promise<string> {
  try {
    return await readFile(pathOf(machine), 'utf8');
  } catch {
    return '';
  }
}

export async function planFile(machine: string): Promise<PlanFile | null> {
  const text = await planText(machine);
  return text === '' ? null : planIn(text);
}

async function fileOf({ machine: { id } }: Model): Promise<PlanFile> {
  const file = await planFile(id);
  if (!file) throw new Error(`${id} has no plan: npm run plans -- ${id}`);
  return file;
}

/** The committed plans with the machine's observations. Throws if the machine differs from them. */
export const readPlans = async (model: Model): Promise<Record<Generator, Plan>> =>
  plansIn(model, await fileOf(model));

/** The plan of transitions is much shorter than that of pairs. */
export const readTransitions = async (model: Model): Promise<Plan> =>
  planOfFile(model, await fileOf(model), 'transitions');

export const writePlan = (file: PlanFile): Promise<void> =>
  writeFile(pathOf(file.machine), fileText(file));
