import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from '../harness/plan.ts';
import { planIn } from '../harness/plan-reader.ts';
import { textOf } from '../harness/plan-writer.ts';

const fileOf = (machine: string): string =>
  join(import.meta.dirname, '../plans', `${machine}.browser.json`);

/** The text of a machine's committed plan for the browser; empty where there is none. */
export async function browserPlanText(machine: string): Promise<string> {
  try {
    return await readFile(fileOf(machine), 'utf8');
  } catch {
    return '';
  }
}

/** A machine's committed plan for the browser. */
export const readBrowserPlan = async (machine: string): Promise<Plan> =>
  planIn(await browserPlanText(machine));

/** Writes a machine's plan for the browser, to be committed. */
export const writeBrowserPlan = (plan: Plan): Promise<void> =>
  writeFile(fileOf(plan.machine), textOf(plan));
