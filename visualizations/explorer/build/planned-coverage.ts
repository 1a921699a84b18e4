import { models } from '#machines/models.ts';
import { countingOf } from '#machines/walk/coverage.ts';
import type { Model } from '#machines/walk/model.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import type { Coverage, MachineCoverage } from '../flows/coverage.ts';

async function coverageOf(model: Model): Promise<MachineCoverage> {
  const { walked, onMoment } = countingOf(model.machine);
  for (const path of (await readTransitions(model)).paths) {
    for (const [moment, { taken, expects }] of [path, ...path.steps].entries()) {
      onMoment({ ...expects, taken }, moment);
    }
  }
  return { states: walked.states, transitions: walked.transitions };
}

export async function plannedCoverage(): Promise<Coverage> {
  const covered: Coverage = {};
  for (const model of models) covered[model.machine.id] = await coverageOf(model);
  return covered;
}
