import type { RunDetails } from 'fast-check';
import { numbered } from '#machines/walk/readable-text.ts';

/**
 * A reporter for `fc.assert` that throws a failure as a story, with the seed and the path that
 * repeat it, instead of the counterexample as an object.
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
