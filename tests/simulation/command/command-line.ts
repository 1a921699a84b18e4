import { parseArgs } from 'node:util';

export type CommandLine = {
  command: 'one' | 'many' | 'twice' | 'first' | 'open';
  from: number;
  worlds: number;
  /** Seeds of `many`: the listed ones, else `worlds` seeds from `from`. */
  seeds: readonly number[];
  devices: number;
  tabs: number;
  steps: number;
  trace: boolean;
  goal: string | null;
};

const usualSteps = 60;

function numberIn(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`${text} is no number`);
}

type ParsedOptions = {
  seed?: string | undefined;
  open?: string | undefined;
  twice: boolean;
  first: boolean;
};

function commandOf({ seed, open, twice, first }: ParsedOptions): CommandLine['command'] {
  if (open !== undefined) return 'open';
  if (twice) return 'twice';
  if (first) return 'first';
  return seed === undefined ? 'many' : 'one';
}

export function parseCommandLine(args: string[]): CommandLine {
  const { values } = parseArgs({
    args,
    options: {
      worlds: { type: 'string' },
      seeds: { type: 'string' },
      from: { type: 'string' },
      seed: { type: 'string' },
      devices: { type: 'string' },
      tabs: { type: 'string' },
      steps: { type: 'string' },
      trace: { type: 'boolean', default: false },
      open: { type: 'string' },
      twice: { type: 'boolean', default: false },
      first: { type: 'boolean', default: false },
      goal: { type: 'string' },
    },
  });
  const one = values.seed !== undefined;
  const from = numberIn(values.seed ?? values.from, 1);
  const worlds = one ? 1 : numberIn(values.worlds, 100);
  return {
    command: commandOf(values),
    from,
    worlds,
    seeds:
      values.seeds?.split(',').map((seed) => numberIn(seed, 1)) ??
      Array.from({ length: worlds }, (_, index) => from + index),
    devices: numberIn(values.devices, 1),
    tabs: numberIn(values.tabs, 1),
    steps: numberIn(values.open ?? values.steps, usualSteps),
    trace: values.trace,
    goal: values.goal ?? null,
  };
}

export const replayOf = (seed: number, { devices, tabs, steps }: CommandLine): string =>
  [
    `npm run simulate -- --seed=${seed}`,
    ...(devices === 1 ? [] : [`--devices=${devices}`]),
    ...(tabs === 1 ? [] : [`--tabs=${tabs}`]),
    ...(steps === usualSteps ? [] : [`--steps=${steps}`]),
  ].join(' ');

export const openingOf = (seed: number, step: number, { devices, tabs }: CommandLine): string =>
  [
    `npm run simulate -- --seed=${seed} --open=${step}`,
    ...(devices === 1 ? [] : [`--devices=${devices}`]),
    ...(tabs === 1 ? [] : [`--tabs=${tabs}`]),
  ].join(' ') + `, then /shell/#world=${seed}@${step}`;
