import { isSynchronous, type Reach } from './reach.ts';
import type { Observation } from '#machines/walk/observation.ts';
import type { PlannedPath } from '#machines/walk/plan.ts';
import { statesIn } from '#tests/model/screens/screens.ts';

/** The visible states; empty if the page has already moved on. */
function shownAt(reach: Reach, { status, value, services }: Observation): string[] {
  const goesOn = services.some(([, { source }]) => isSynchronous(reach, source));
  return status === 'active' && !goesOn ? statesIn(value) : [];
}

const shownOn = (reach: Reach, { expects, steps }: PlannedPath): string[][] =>
  [expects, ...steps.map((step) => step.expects)].map((one) => shownAt(reach, one));

/** Prefixes of paths that show every visible state, chosen greedily by their new states. */
export function shownOnce(reach: Reach, paths: readonly PlannedPath[]): PlannedPath[] {
  const showing = paths.map((path) => ({ path, shown: shownOn(reach, path) }));
  const left = new Set(showing.flatMap(({ shown }) => shown.flat()));
  const newIn = (shown: string[][]) => new Set(shown.flat().filter((state) => left.has(state)));
  const prefixes: PlannedPath[] = [];
  while (left.size > 0) {
    const most = showing.reduce((best, one) =>
      newIn(one.shown).size > newIn(best.shown).size ? one : best,
    );
    let last = 0;
    for (const [moment, states] of most.shown.entries()) {
      for (const state of states) if (left.delete(state)) last = moment;
    }
    prefixes.push({ ...most.path, steps: most.path.steps.slice(0, last) });
  }
  return prefixes;
}
