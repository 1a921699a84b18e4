import { parseArgs } from 'node:util';

export type CommandLine = {
  command: 'one' | 'many' | 'twice' | 'first' | 'record' | 'open';
  /** The first seed. */
  from: number;
  worlds: number;
  /** Seeds of `many`, in order: the listed ones, else `worlds` seeds from `from`. */
  seeds: readonly number[];
  devices: number;
  tabs: number;
  steps: number;
  /** Whether to print every line instead of the story. */
  trace: boolean;
  /** Name of the required first goal; null for any goal. */
  goal: string | null;
  /** Name prefixes (`Luck`) for which no failure is injected. */
  calm: readonly string[];
  /** Folder for recordings; null without recording. */
  recordTo: string | null;
};

/** Default number of steps in each tab. */
const usualSteps = 60;

function numberIn(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`${text} is no number`);
}

/**
 * Things that a real browser does itself, so that a replay cannot control them: the duration of
 * journal operations, and the re-encoding of pictures. In a recorded world the journal never fails,
 * and no person has pictures.
 */
const browserInternals = ['the journal of ', 'the pictures of people'];

type ParsedOptions = {
  seed?: string | undefined;
  record?: string | undefined;
  open?: string | undefined;
  twice: boolean;
  first: boolean;
};

function commandOf({ seed, record, open, twice, first }: ParsedOptions): CommandLine['command'] {
  if (record !== undefined) return 'record';
  if (open !== undefined) return 'open';
  if (twice) return 'twice';
  if (first) return 'first';
  return seed === undefined ? 'many' : 'one';
}

/** Parses the arguments. `--seed` selects one world with its whole story. */
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
      record: { type: 'string' },
      open: { type: 'string' },
      calm: { type: 'boolean', default: false },
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
    calm: values.calm || values.record !== undefined ? browserInternals : [],
    recordTo: values.record ?? null,
  };
}

/** Returns the command that runs the world of a seed again. */
export const replayOf = (seed: number, { devices, tabs, steps, calm }: CommandLine): string =>
  [
    `npm run simulate -- --seed=${seed}`,
    ...(devices === 1 ? [] : [`--devices=${devices}`]),
    ...(tabs === 1 ? [] : [`--tabs=${tabs}`]),
    ...(steps === usualSteps ? [] : [`--steps=${steps}`]),
    ...(calm.length === 0 ? [] : ['--calm']),
  ].join(' ');

/** Returns the command that opens the world of a seed in the simulated phone after `step` steps. */
export const openingOf = (
  seed: number,
  step: number,
  { devices, tabs, calm }: CommandLine,
): string =>
  [
    `npm run simulate -- --seed=${seed} --open=${step}`,
    ...(devices === 1 ? [] : [`--devices=${devices}`]),
    ...(tabs === 1 ? [] : [`--tabs=${tabs}`]),
    ...(calm.length === 0 ? [] : ['--calm']),
  ].join(' ') + `, then /shell/#world=${seed}@${step}`;
