import type { Path } from '#machines/walk/model.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { purposesOf, takenBy } from '#visualizations/wording/purpose.ts';
import { samplePathsOf } from '#visualizations/samples/samples.ts';

export type NamedPath = Path & { purpose: string };

/** By machine id: the committed paths that take every transition, and the samples' paths. */
export async function readNamedPaths(): Promise<Record<string, NamedPath[]>> {
  const read: [string, NamedPath[]][] = [];
  for (const model of models) {
    const transitions = await readTransitions(model);
    const purposes = purposesOf(describeMachine(model.machine), transitions.paths.map(takenBy));
    const paths = transitions.paths.map(({ start, steps }, index) => ({
      purpose: purposes[index] ?? '',
      start,
      steps: steps.map(({ step }) => step),
    }));
    read.push([model.machine.id, [...paths, ...samplePathsOf(model.machine.id)]]);
  }
  return Object.fromEntries(read);
}
