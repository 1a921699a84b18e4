import { browserWalks } from './browser/excluded.ts';
import { writeBrowserPlan } from './browser/plans.ts';
import { browserPlanOf } from './browser/reach.ts';
import { commitCoverage } from './harness/coverage-file.ts';
import { countingOf, type Walked } from './harness/coverage.ts';
import { walkPlan } from './harness/drive.ts';
import { liveDriver } from './harness/drivers.ts';
import type { Model } from './harness/model.ts';
import { generators } from './harness/plan.ts';
import { explore, planOf } from './harness/planner.ts';
import { readPlan, writePlan } from './harness/plans.ts';
import { models } from './machines.ts';

async function writePlansOf(model: Model): Promise<void> {
  const explored = explore(model);
  for (const generator of generators) {
    const plan = planOf(explored, generator);
    await writePlan(plan);
    const steps = plan.paths.reduce((sum, path) => sum + path.steps.length, 0);
    console.log(`${plan.machine}: ${generator}, ${plan.paths.length} paths, ${steps} steps`);
  }
}

async function walkedBy(model: Model): Promise<Walked> {
  const { walked, heard } = countingOf(model.machine);
  for (const generator of generators) {
    const plan = await readPlan(model.machine.id, generator);
    const difference = await walkPlan(plan, liveDriver(model), heard);
    if (difference) console.error('A live actor does otherwise:', JSON.stringify(difference));
  }
  return walked;
}

async function writeBrowserPlans(names: string[]): Promise<void> {
  for (const { model, reach } of browserWalks) {
    if (names.length > 0 && !names.includes(model.machine.id)) continue;
    const { plan } = browserPlanOf(model, reach);
    await writeBrowserPlan(plan);
    const steps = plan.paths.reduce((sum, path) => sum + path.steps.length, 0);
    console.log(`${plan.machine}: browser, ${plan.paths.length} paths, ${steps} steps`);
  }
}

/** Writes the plans of all machines, or of those named, and what all plans walk. */
export async function writePlans(names: string[]): Promise<void> {
  for (const model of models) {
    if (names.length === 0 || names.includes(model.machine.id)) await writePlansOf(model);
  }
  await writeBrowserPlans(names);
  const walked: Record<string, Walked> = {};
  for (const model of models) walked[model.machine.id] = await walkedBy(model);
  await commitCoverage(walked);
}
