import { generators } from './harness/plan.ts';
import { explore, planOf } from './harness/planner.ts';
import { writePlan } from './harness/plans.ts';
import { models } from './machines.ts';

/** Writes the plans of all machines, or of those named. */
export async function writePlans(names: string[]): Promise<void> {
  for (const model of models) {
    const { id } = model.machine;
    if (names.length > 0 && !names.includes(id)) continue;
    const explored = explore(model);
    for (const generator of generators) {
      const plan = planOf(explored, generator);
      await writePlan(plan);
      const steps = plan.paths.reduce((sum, path) => sum + path.steps.length, 0);
      console.log(`${id}: ${generator}, ${plan.paths.length} paths, ${steps} steps`);
    }
  }
}
