import { parseArgs } from 'node:util';
import { withGoal } from '../world/world.ts';

export type CommandLine = {
  command: 'play' | 'twice' | 'open';
  seeds: readonly number[];
  devices: number;
  tabs: number;
  steps: number;
  /** Whether to print the story of each world; `trace`: every line. */
  tells: boolean;
  trace: boolean;
  /** Whether to stop at the first failure, without shrinking it. */
  first: boolean;
};

const usualSteps = '60';

function numberIn(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`${text} is no number`);
}

function seedsFrom(from: number, worlds: number, goal: string | undefined): number[] {
  const seeds: number[] = [];
  for (let seed = from; seeds.length < worlds; seed += 1) {
    if (goal === undefined || withGoal(seed, goal)) seeds.push(seed);
  }
  return seeds;
}

export function parseCommandLine(args: string[]): CommandLine {
  const { values } = parseArgs({
    args,
    options: {
      worlds: { type: 'string', default: '100' },
      seeds: { type: 'string' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      devices: { type: 'string', default: '1' },
      tabs: { type: 'string', default: '1' },
      steps: { type: 'string', default: usualSteps },
      trace: { type: 'boolean', default: false },
      open: { type: 'string' },
      twice: { type: 'boolean', default: false },
      first: { type: 'boolean', default: false },
      goal: { type: 'string' },
    },
  });
  const { open, twice, trace, first, goal } = values;
  const listed = values.seeds ?? values.seed;
  return {
    command: open === undefined ? (twice ? 'twice' : 'play') : 'open',
    seeds:
      listed?.split(',').map(numberIn) ??
      seedsFrom(numberIn(values.from), numberIn(values.worlds), goal),
    devices: numberIn(values.devices),
    tabs: numberIn(values.tabs),
    steps: numberIn(open ?? values.steps),
    tells: values.seed !== undefined,
    trace,
    first,
  };
}

const commandFor = (seed: number, { devices, tabs }: CommandLine, ...more: string[]): string =>
  [
    `npm run simulate -- --seed=${seed}`,
    ...(devices === 1 ? [] : [`--devices=${devices}`]),
    ...(tabs === 1 ? [] : [`--tabs=${tabs}`]),
    ...more,
  ].join(' ');

export const replayOf = (seed: number, commandLine: CommandLine): string =>
  commandFor(
    seed,
    commandLine,
    ...(commandLine.steps === Number(usualSteps) ? [] : [`--steps=${commandLine.steps}`]),
  );

export const openingOf = (seed: number, step: number, commandLine: CommandLine): string =>
  `${commandFor(seed, commandLine, `--open=${step}`)}, then /shell/#world=${seed}@${step}`;
