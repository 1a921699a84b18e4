import * as fc from 'fast-check';
import type { RunDetails } from 'fast-check';
import { readableText, typeAndValues, numbered } from '#machines/walk/readable-text.ts';
import type { KindFixture } from '../kinds/fixture.ts';
import type { Product } from './product.ts';
import { regressions } from './regressions.ts';
import { play } from './run.ts';
import { type RequestOutcome, type Schedule, schedules, type Step } from './schedule.ts';

/**
 * A reporter for `fc.assert` that throws a failure as a story, with the seed and the path that
 * repeat it, instead of the counterexample as an object.
 */
const storyReporter =
  <Values>(storyOf: (values: Values) => readonly string[]) =>
  ({
    failed,
    errorInstance,
    counterexample,
    seed,
    counterexamplePath,
  }: RunDetails<Values>): void => {
    if (!failed) return;
    const wrong =
      errorInstance instanceof Error ? errorInstance.message : 'Nothing was found in time.';
    const story = counterexample === null ? [] : storyOf(counterexample);
    const replay = `  replay: add { seed: ${seed}, path: '${counterexamplePath ?? ''}' } to its bounds`;
    throw new Error([wrong, ...numbered(story), replay].join('\n'), { cause: errorInstance });
  };

export function noViolation(product: Product, fixture: KindFixture) {
  return fc.asyncProperty(schedules, async (schedule) => {
    const found = await play(product, fixture, schedule);
    if (found.length > 0) throw new Error(found.join('; '));
  });
}

const seconds = (ms: number): string => `${ms / 1_000} s`;

function requestText({ arrives, copies, commit, answer, latency }: RequestOutcome): string {
  const arrival =
    arrives === null
      ? 'never arrives'
      : `arrives after ${seconds(arrives)}${copies === 2 ? ', twice' : ''}, is committed after ${seconds(commit)}`;
  return `${arrival}; answered “${answer}” after ${seconds(latency)}`;
}

function stepText({ page, does, ...pause }: Step): string {
  const wait = 'ms' in pause ? seconds(pause.ms) : `${pause.events} events`;
  return `after ${wait}, page ${page + 1}: ${typeAndValues(does)}`;
}

const storyOfSchedule = ({ steps, money, reads, journal }: Schedule): string[] => [
  ...steps.map(stepText),
  ...money.map((one, index) => `request ${index + 1} that moves money: ${requestText(one)}`),
  ...reads.map(
    ({ answer, latency }, index) =>
      `reading ${index + 1}: answered “${answer}” after ${seconds(latency)}`,
  ),
  ...journal.map((one, index) => `journal operation ${index + 1}: ${readableText(one)}`),
];

export const throwStory = (details: fc.RunDetails<[Schedule]>): Promise<void> =>
  Promise.resolve(details).then(storyReporter(([schedule]) => storyOfSchedule(schedule)));

export const examples: [Schedule][] = Object.values(regressions).map((schedule) => [schedule]);
