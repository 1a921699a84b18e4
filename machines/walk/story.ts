import { numbered, typeAndValues } from './readable-text.ts';
import type { Step } from './model.ts';

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

export const storyOf = (start: string, steps: readonly Step[]): string[] => [
  `started: ${start}`,
  ...steps.map(wordsOf),
];

export type Failure = {
  sentence: string;
  story: string[];
  /** The expected and the actual change of the last step, without their common parts. */
  should: string[];
  is: string[];
};

export const failureText = ({ sentence, story, should, is }: Failure): string =>
  [
    sentence,
    ...numbered(story),
    ...should.map((line) => `  should: ${line}`),
    ...is.map((line) => `  is:     ${line}`),
  ].join('\n');

export function mustNotFail(failure: Failure | null, replay: string): void {
  if (failure) throw new Error(`${failureText(failure)}\n  replay: ${replay}`);
}
