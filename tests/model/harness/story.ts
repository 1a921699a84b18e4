import type { Step } from './model.ts';

/** A step in words. */
function wordsOf(step: Step): string {
  switch (step.type) {
    case 'user':
      return Object.keys(step.event).length === 1 ? step.event.type : JSON.stringify(step.event);
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
