import { numbered, typeAndValues } from './said.ts';
import type { Step } from './model.ts';

/** A step in words. */
function wordsOf(step: Step): string {
  switch (step.type) {
    case 'user':
      return typeAndValues(step.event);
    case 'settle':
      return `${step.service} ends: ${step.outcome}`;
    case 'emit':
      return `${step.service} says: ${step.says}`;
    case 'elapse':
      return `${step.ms} ms pass`;
  }
}

/** A path as a story, one thing after the other. */
export const storyOf = (start: string, steps: readonly Step[]): string[] => [
  `started: ${start}`,
  ...steps.map(wordsOf),
];

/** Where a machine does otherwise. */
export type Failure = {
  /** What is wrong, in a sentence. */
  sentence: string;
  /** What happened, from the start on. */
  story: string[];
  /** What should have come of the last step, and what did, as far as they differ. */
  should: string[];
  is: string[];
};

/** A failure as it is read: what is wrong, how it comes about, what should be and what is. */
export const failureText = ({ sentence, story, should, is }: Failure): string =>
  [
    sentence,
    ...numbered(story),
    ...should.map((line) => `  should: ${line}`),
    ...is.map((line) => `  is:     ${line}`),
  ].join('\n');

/**
 * Where something does otherwise, throws it as a story: the first that a person reads of it.
 *
 * @param replay the command that plays it again
 */
export function mustNotFail(failure: Failure | null, replay: string): void {
  if (failure) throw new Error(`${failureText(failure)}\n  replay: ${replay}`);
}
