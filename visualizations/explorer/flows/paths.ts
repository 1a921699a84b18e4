import * as v from 'valibot';
import type { Path } from '#machines/walk/model.ts';
import { storyOf } from '#visualizations/wording/story.ts';
import { ownJson } from '#visualizations/layout/layout.ts';
import type { NamedPath } from '../build/named-paths.ts';
import { activeStates, type Flow } from './flow.ts';
import { type Trail, trailOf } from './trail.ts';

/** `id` is the path's number in the flow, from 1. */
export type TestedPath = Path & { id: string; purpose: string };

/** The paths of the committed plan of transitions, and those of the situations, by machine id. */
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

/** The trail to a state along the shortest tested path; undefined without one. */
export function wayTo(flow: Flow, state: string): Trail | undefined {
  const ways = pathsOf(flow.id).flatMap(({ start, steps }) => {
    const { moments, ...trail } = trailOf(flow, start, steps);
    const at = moments.findIndex(({ world }) => activeStates(world).includes(state));
    return at < 0 ? [] : [{ ...trail, moments: moments.slice(0, at + 1), at }];
  });
  return ways.toSorted((a, b) => a.at - b.at)[0];
}
