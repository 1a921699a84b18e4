import type { Model, Path } from '#machines/walk/model.ts';
import type { Plan } from '#machines/walk/plan.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { purposesOf } from '#visualizations/wording/story.ts';
import { situationPathsOf } from '#machines/situations.ts';

export type NamedPath = Path & { purpose: string };

/** The paths of a plan, and those of the machine's situations. */
export function namedPathsOf({ machine }: Model, { paths }: Plan): NamedPath[] {
  const purposes = purposesOf(describeMachine(machine), paths);
  const planned = paths.map(({ start, steps }, index) => ({
    purpose: purposes[index] ?? '',
    start,
    steps: steps.map(({ step }) => step),
  }));
  return [...planned, ...situationPathsOf(machine.id)];
}

/** By machine id: the committed paths that take every transition, and the situations' paths. */
export async function readNamedPaths(): Promise<Record<string, NamedPath[]>> {
  const read: Record<string, NamedPath[]> = {};
  for (const model of models) {
    read[model.machine.id] = namedPathsOf(model, await readTransitions(model));
  }
  return read;
}
