import { storyOf } from '#visualizations/wording/story.ts';
import type { Flow } from './flow.ts';
import type { TestedPath } from './paths.ts';
import { trailOf } from './trail.ts';

export function sentencesOf(flow: Flow, path: TestedPath): string[] {
  const [first, ...rest] = trailOf(flow, path.start, path.steps).moments;
  if (!first) return [];
  return storyOf(flow.description, {
    start: path.start,
    expects: first.world.snapshot,
    steps: rest.flatMap(({ step, world }) => (step ? [{ step, expects: world.snapshot }] : [])),
  });
}
