import { readableText, typeAndValues } from '#machines/walk/readable-text.ts';
import type { RequestOutcome, Schedule, Step } from './schedule.ts';

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

export const storyOfSchedule = ({ steps, money, reads, journal }: Schedule): string[] => [
  ...steps.map(stepText),
  ...money.map((one, index) => `request ${index + 1} that moves money: ${requestText(one)}`),
  ...reads.map(
    ({ answer, latency }, index) =>
      `reading ${index + 1}: answered “${answer}” after ${seconds(latency)}`,
  ),
  ...journal.map((one, index) => `journal operation ${index + 1}: ${readableText(one)}`),
];
