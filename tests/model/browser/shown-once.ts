import { statesIn } from '#tests/model/screens/screens.ts';
import type { Observation } from '#tests/model/harness/observation.ts';
import type { PlannedPath } from '#tests/model/harness/plan.ts';
import { isSynchronous, type Reach } from './reach.ts';

/** The states that are on screen together, by one name; null where the page is already on. */
function shownAt(reach: Reach, { status, value, services }: Observation): string | null {
  const goesOn = services.some(([, { source }]) => isSynchronous(reach, source));
  return status === 'active' && !goesOn ? statesIn(value).join() : null;
}

/** What a path shows, moment by moment; the first is its start. */
const shownOn = (reach: Reach, { expects, steps }: PlannedPath): (string | null)[] =>
  [expects, ...steps.map((step) => step.expects)].map((one) => shownAt(reach, one));

/**
 * Few beginnings of paths that together show all that the paths show: first the path that shows the
 * most, as far as the last of it, then the one that shows the most of what is left.
 */
export function shownOnce(reach: Reach, paths: readonly PlannedPath[]): PlannedPath[] {
  const showing = paths.map((path) => ({ path, shown: shownOn(reach, path) }));
  const left = new Set(showing.flatMap(({ shown }) => shown).filter((one) => one !== null));
  const kept: PlannedPath[] = [];
  while (left.size > 0) {
    const news = showing.map(({ path, shown }) => {
      const found = new Set(shown.filter((one) => one !== null && left.has(one)));
      return { path, shown, found };
    });
    const most = news.reduce((best, one) => (one.found.size > best.found.size ? one : best));
    const open = new Set(most.found);
    const last = most.shown.findIndex((one) => one !== null && open.delete(one) && open.size === 0);
    kept.push({ ...most.path, steps: most.path.steps.slice(0, last) });
    for (const one of most.found) if (one !== null) left.delete(one);
  }
  return kept;
}
