import * as v from 'valibot';
import type { Path, Step } from '#tests/model/harness/model.ts';
import type { NamedPath } from '../build/named-paths.ts';
import { activeStates, type Flow } from './flow.ts';
import { standAt, takeStep, type Trail, trailOf, beginTrail } from './trail.ts';

/** A tested path of a flow, with its name among them. */
export type TestedPath = Path & { id: string; purpose: string };

/** The committed paths that together take every transition, and the samples', by machine. */
export type NamedPaths = Readonly<Record<string, NamedPath[]>>;

/** They come with the first machine that is shown, or with the first search. */
let known: NamedPaths = {};

/** Makes the tested paths known. */
export function keepPaths(paths: NamedPaths): void {
  known = paths;
}

/** The build wrote them from paths of this type; what is no object is no part of that build. */
const Part = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<NamedPaths>((value) => typeof value === 'object' && value !== null),
);

/** The tested paths in a part of the page. Throws where it is none of them. */
export const pathsIn = (part: string): NamedPaths => v.parse(Part, part);

/** The tested paths of a flow, none before they have come. */
export const pathsOf = (flow: string): TestedPath[] =>
  (known[flow] ?? []).map((path, index) => ({ ...path, id: String(index + 1) }));

/** A tested path by its name. */
export const pathNamed = (flow: string, id: string): TestedPath | undefined =>
  pathsOf(flow).find((path) => path.id === id);

/** The steps of a path until a state is entered; undefined where it never is. */
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

/** The shortest way to a state that the tests know, walked to its end. */
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
