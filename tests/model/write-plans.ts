import { isDeepStrictEqual } from 'node:util';
import type { CommittedPaths } from '#machines/walk/cover.ts';
import { walkPlan } from '#machines/walk/drive.ts';
import { pureDriver } from '#machines/walk/drivers.ts';
import type { Model } from '#machines/walk/model.ts';
import type { Generator, Plan } from '#machines/walk/plan.ts';
import type { PlanFile } from '#machines/walk/plan-file.ts';
import { fileOf, fileWording, namesLike } from '#machines/walk/plan-writer.ts';
import { explore, planOf } from '#machines/walk/planner.ts';
import { planFile, writePlan } from '#machines/walk/plans.ts';
import { mustNotFail } from '#machines/walk/story.ts';
import { stepText } from '#machines/walk/words.ts';
import { models } from '#machines/models.ts';
import { rootModel } from '#machines/root/model.ts';

/** The paths that stay in a new plan. */
function committedOf(
  model: Model,
  file: PlanFile | null,
  replan: boolean,
  generator: Generator,
): CommittedPaths {
  const wording = fileWording(model, namesLike(file));
  const byHand = (model.byHand?.[generator] ?? []).map(({ why, path }) => {
    const [start = '', ...steps] = path.split(' > ');
    return { start, steps, byHand: why };
  });
  const before = (replan || !file ? [] : file.paths[generator])
    .map(({ start, steps }) => ({ start, steps: steps.map(({ text }) => text) }))
    .filter(
      ({ start, steps }) =>
        !byHand.some((hand) => isDeepStrictEqual([hand.start, hand.steps], [start, steps])),
    );
  return { paths: [...byHand, ...before], nameOf: (step) => stepText(wording, step) };
}

async function writePlanOf(model: Model, replan: boolean): Promise<void> {
  const before = await planFile(model.machine.id);
  const explored = explore(model);
  const plan = (generator: Generator): Plan => {
    const committed = committedOf(model, before, replan, generator);
    const made = planOf(explored[generator], generator, committed);
    const steps = made.paths.reduce((sum, path) => sum + path.steps.length, 0);
    console.log(`${made.machine}: ${generator}, ${made.paths.length} paths, ${steps} steps`);
    return made;
  };
  const plans = { transitions: plan('transitions'), pairs: plan('pairs') };
  await writePlan(fileOf(model, plans, before));
  // A new plan matches its machine, so only a law of the model can fail.
  for (const one of Object.values(plans)) {
    const failure = await walkPlan(model, one, pureDriver(model));
    mustNotFail(failure, `npm run plans -- ${model.machine.id}`);
  }
}

/**
 * Writes the plans of the named machines, or of all machines. Each plan keeps the paths that are
 * still possible; with `--replan`, only the hand-written paths. Throws for an unknown name and for
 * a violated law.
 */
export async function writePlans(options: string[]): Promise<void> {
  const replan = options.includes('--replan');
  const names = options.filter((option) => option !== '--replan');
  const unknown = names.filter((name) => models.every(({ machine }) => machine.id !== name));
  if (unknown.length > 0) throw new Error(`No machine is called ${unknown.join(', ')}.`);
  // The root's plan takes longest, and a law of a flow fails sooner.
  const rootLast = models.toSorted((a, b) => Number(a === rootModel) - Number(b === rootModel));
  for (const model of rootLast) {
    if (names.length === 0 || names.includes(model.machine.id)) await writePlanOf(model, replan);
  }
}
