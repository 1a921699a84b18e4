import { isDeepStrictEqual } from 'node:util';
import { differencesOf, sentenceFor } from './differences.ts';
import type { Driver } from './driver.ts';
import { BrokenLaw, watchLaws } from './laws.ts';
import { Missing } from './missing.ts';
import type { Model, Step } from './model.ts';
import type { Observation } from './observation.ts';
import type { Plan, PlannedPath } from './plan.ts';
import { type Failure, storyOf } from './story.ts';
import { transitionNames } from './transition-names.ts';
import { changeParts, inFull } from './words.ts';

export type Sight = Observation & { taken: readonly string[] };

export type Begin = (start: string) => Driver | Promise<Driver>;

/** Called for each moment that matches the plan; moment 0 of each path is its start. */
export type OnMoment = (sight: Sight, moment: number) => void;

const sightOf = ({ observe, taken }: Driver): Sight => ({ ...observe(), taken: taken() });

export function breakOf({ machine }: Model, story: string[], error: unknown): Failure {
  if (error instanceof BrokenLaw) {
    const sentence = `A law of ${machine.id} does not hold: ${error.law}`;
    return { sentence, story, should: [], is: [error.instead] };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Missing) return { sentence: message, story, should: [], is: [] };
  return { sentence: `${machine.id} breaks.`, story, should: [], is: [message] };
}

export function differenceOf(
  { machine }: Model,
  story: string[],
  before: Observation | null,
  [expected, seen]: [expected: Sight, seen: Sight],
): Failure | null {
  if (isDeepStrictEqual(expected, seen)) return null;
  const [planned, parts] = [expected, seen].map((one) => changeParts(inFull, before, one));
  if (!planned || !parts) throw new Error('the two changes are missing');
  const { should, is } = differencesOf(planned, parts);
  const names = transitionNames(machine);
  const takes = (ids: readonly string[]) =>
    `takes ${ids.map((id) => names.get(id) ?? id).join(', then ') || 'no transition'}`;
  const sameWay = isDeepStrictEqual(expected.taken, seen.taken);
  return {
    sentence: sentenceFor(machine.id, planned, parts),
    story,
    should: sameWay ? should : [takes(expected.taken), ...should],
    is: sameWay ? is : [takes(seen.taken), ...is],
  };
}

class NotBegun extends Error {}

async function started(begin: Begin, start: string): Promise<Driver | NotBegun> {
  try {
    return await begin(start);
  } catch (cause) {
    return new NotBegun(`${start} does not start`, { cause });
  }
}

async function walkPath(
  model: Model,
  path: PlannedPath,
  begin: Begin,
  onMoment: OnMoment,
): Promise<Failure | null> {
  const driver = await started(begin, path.start);
  if (driver instanceof NotBegun) return breakOf(model, storyOf(path.start, []), driver.cause);
  const look = watchLaws(model);
  const moments: { step: Step | null; taken: readonly string[]; expects: Observation }[] = [
    { step: null, taken: path.taken, expects: path.expects },
    ...path.steps,
  ];
  const storyUpTo = (index: number) =>
    storyOf(
      path.start,
      path.steps.slice(0, index).map(({ step }) => step),
    );
  try {
    for (const [index, { step, taken, expects }] of moments.entries()) {
      try {
        if (step) await driver.perform(step);
        const seen = sightOf(driver);
        const expected = { ...expects, taken };
        if (!isDeepStrictEqual(expected, seen)) {
          const before = moments[index - 1]?.expects ?? null;
          return differenceOf(model, storyUpTo(index), before, [expected, seen]);
        }
        look({ ...driver.rest(), step, enabled: seen.enabled });
        onMoment(seen, index);
      } catch (error) {
        return breakOf(model, storyUpTo(index), error);
      }
    }
    return null;
  } finally {
    driver.stop();
  }
}

/** Walks the paths of a plan. Returns the first failure; null if the machine matches the plan. */
export async function walkPlan(
  model: Model,
  { paths }: Plan,
  begin: Begin,
  onMoment: OnMoment = () => {},
): Promise<Failure | null> {
  for (const path of paths) {
    const failure = await walkPath(model, path, begin, onMoment);
    if (failure) return failure;
  }
  return null;
}
