import type { RunDetails } from 'fast-check';
import { numbered } from '#machines/walk/readable-text.ts';

/**
 * A reporter for `fc.assert` that throws a failure as a story: the failure, the steps, and the
 * command that repeats it, instead of the counterexample as an object.
 *
 * @param storyOf the steps as sentences
 */
export const storyReporter =
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
