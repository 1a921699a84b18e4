import { isDeepStrictEqual } from 'node:util';
import type { Driver } from './driver.ts';
import type { Step } from './model.ts';
import type { Observation } from './observation.ts';
import type { Plan, PlannedPath } from './plan.ts';
import { storyOf } from './story.ts';

/** What can be seen after a step, and the transitions that it took. */
export type Sight = Observation & { taken: readonly string[] };

/** Where a machine first does something else than what is expected. */
export type Difference = {
  story: string[];
  expected: Partial<Sight>;
  seen: Partial<Sight> | { broke: string };
};

/** Two sights of the same moment: what differs between them, or null. */
export function differenceOf(story: string[], expected: Sight, seen: Sight): Difference | null {
  if (isDeepStrictEqual(expected, seen)) return null;
  const expects = new Map<string, unknown>(Object.entries(expected));
  const sees = new Map<string, unknown>(Object.entries(seen));
  const differs = ([key]: [string, unknown]) => !isDeepStrictEqual(expects.get(key), sees.get(key));
  return {
    story,
    expected: Object.fromEntries(Object.entries(expected).filter(differs)),
    seen: Object.fromEntries(Object.entries(seen).filter(differs)),
  };
}

/** Starts a machine on one of its model's inputs. */
export type Begin = (start: string) => Driver | Promise<Driver>;

/** Hears of every moment that went as planned; the first of each path, 0, is its start. */
export type Heard = (sight: Sight, moment: number) => void;

/** What is seen of a driver after a step; what it throws breaks the walk there. */
async function sightOf(driver: Driver, step: Step | null): Promise<Sight | { broke: string }> {
  try {
    if (step) await driver.perform(step);
    return { ...driver.observe(), taken: driver.taken() };
  } catch (error) {
    return { broke: error instanceof Error ? error.message : String(error) };
  }
}

async function walkPath(path: PlannedPath, begin: Begin, heard: Heard): Promise<Difference | null> {
  const driver = await begin(path.start);
  const moments = [{ step: null, taken: path.taken, expects: path.expects }, ...path.steps];
  try {
    for (const [index, { step, taken, expects }] of moments.entries()) {
      const seen = await sightOf(driver, step);
      const expected = { ...expects, taken };
      const told = () =>
        storyOf(
          path.start,
          path.steps.slice(0, index).map((planned) => planned.step),
        );
      if ('broke' in seen) return { story: told(), expected, seen };
      if (!isDeepStrictEqual(expected, seen)) return differenceOf(told(), expected, seen);
      heard(seen, index);
    }
    return null;
  } finally {
    driver.stop();
  }
}

/** Walks a plan; null if every step did what the plan expects, else the first that did not. */
export async function walkPlan(
  { paths }: Plan,
  begin: Begin,
  heard: Heard = () => {},
): Promise<Difference | null> {
  for (const path of paths) {
    const difference = await walkPath(path, begin, heard);
    if (difference) return difference;
  }
  return null;
}
