import * as v from 'valibot';
import type { Path, Step } from '#machines/walk/model.ts';
import { storyOf } from '#visualizations/wording/story.ts';
import { ownJson } from '#visualizations/layout/drawn-picture.ts';
import type { NamedPath } from '../build/named-paths.ts';
import { activeStates, type Flow } from './flow.ts';
import { standAt, takeStep, type Trail, trailOf, beginTrail } from './trail.ts';

/** `id` is the path's number in the flow, from 1. */
export type TestedPath = Path & { id: string; purpose: string };

/** The paths of the committed plan of transitions, and those of the samples, by machine id. */
export type NamedPaths = Readonly<Record<string, NamedPath[]>>;

/** Empty until a machine is first shown, or until the first search. */
let known: NamedPaths = {};

export function keepPaths(paths: NamedPaths): void {
  known = paths;
}

export const pathsIn = (part: string): NamedPaths => v.parse(ownJson<NamedPaths>(), part);

/** Empty before the paths are loaded. */
export const pathsOf = (flow: string): TestedPath[] =>
  (known[flow] ?? []).map((path, index) => ({ ...path, id: String(index + 1) }));

export const pathNamed = (flow: string, id: string): TestedPath | undefined =>
  pathsOf(flow).find((path) => path.id === id);

export function sentencesOf(flow: Flow, path: TestedPath): string[] {
  const [first, ...rest] = trailOf(flow, path.start, path.steps).moments;
  if (!first) return [];
  return storyOf(flow.description, {
    start: path.start,
    expects: first.world.snapshot,
    steps: rest.flatMap(({ step, world }) => (step ? [{ step, expects: world.snapshot }] : [])),
  });
}

function stepsUntil(flow: Flow, path: TestedPath, state: string): Step[] | undefined {
  let trail = beginTrail(flow, path.start);
  const isThere = () => {
    const last = trail.moments.at(-1);
    return last !== undefined && activeStates(last.world).includes(state);
  };
  if (isThere()) return [];
  for (const [index, step] of path.steps.entries()) {
    trail = takeStep(flow, trail, step);
    if (isThere()) return path.steps.slice(0, index + 1);
  }
  return undefined;
}

/** The trail to a state along the shortest tested path; undefined without one. */
export function wayTo(flow: Flow, state: string): Trail | undefined {
  let shortest: { start: string; steps: Step[] } | undefined;
  for (const path of pathsOf(flow.id)) {
    const steps = stepsUntil(flow, path, state);
    if (steps && (!shortest || steps.length < shortest.steps.length)) {
      shortest = { start: path.start, steps };
    }
  }
  if (!shortest) return undefined;
  return standAt(trailOf(flow, shortest.start, shortest.steps), shortest.steps.length);
}
