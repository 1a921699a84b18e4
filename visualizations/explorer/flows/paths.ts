import type { Path, Step } from '#tests/model/harness/model.ts';
import { data } from '../data.ts';
import { activeStates, type Flow } from './flow.ts';
import { standAt, takeStep, type Trail, trailOf, beginTrail } from './trail.ts';

/** A tested path of a flow, with its name among them. */
export type TestedPath = Path & { id: string; purpose: string };

/** The tested paths of a flow: those that together take every transition. */
export const pathsOf = (flow: string): TestedPath[] =>
  (data.paths[flow] ?? []).map((path, index) => ({ ...path, id: String(index + 1) }));

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
