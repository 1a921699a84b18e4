import { parseArgs } from 'node:util';

/** What was asked for on the command line. */
export type Asked = {
  command: 'one' | 'many' | 'twice' | 'first' | 'record' | 'open';
  /** The first seed. */
  from: number;
  worlds: number;
  /** The seeds of `many`, in order: those that were listed, else `worlds` from the first on. */
  seeds: readonly number[];
  devices: number;
  tabs: number;
  steps: number;
  /** Whether every line is printed, and not the story alone. */
  trace: boolean;
  /** The goal that somebody comes with, by its name; null where the seeds say. */
  goal: string | null;
  /** What always goes well, by how its name begins. */
  calm: readonly string[];
  /** The folder that takes recordings; null where nothing is recorded. */
  recordTo: string | null;
};

/** Steps in each tab, where nobody says another number. */
const usualSteps = 60;

function numberIn(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`${text} is no number`);
}

/**
 * What a browser has of its own: there, too, a journal is written down, but nobody plays how long it
 * takes. So it goes well in a world that is to be played again there. And it draws pictures anew by
 * itself: nobody has any there.
 */
const ownOfBrowsers = ['the journal of ', 'the pictures of people'];

type Given = {
  seed?: string | undefined;
  record?: string | undefined;
  open?: string | undefined;
  twice: boolean;
  first: boolean;
};

function commandOf({ seed, record, open, twice, first }: Given): Asked['command'] {
  if (record !== undefined) return 'record';
  if (open !== undefined) return 'open';
  if (twice) return 'twice';
  if (first) return 'first';
  return seed === undefined ? 'many' : 'one';
}

/** Reads the arguments; `--seed` asks for one world, told at length. */
export function readAsked(args: string[]): Asked {
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
    calm: values.calm || values.record !== undefined ? ownOfBrowsers : [],
    recordTo: values.record ?? null,
  };
}

/** The arguments by which the world of a seed is played again. */
export const replayOf = (seed: number, { devices, tabs, steps, calm }: Asked): string =>
  [
    `npm run simulate -- --seed=${seed}`,
    ...(devices === 1 ? [] : [`--devices=${devices}`]),
    ...(tabs === 1 ? [] : [`--tabs=${tabs}`]),
    ...(steps === usualSteps ? [] : [`--steps=${steps}`]),
    ...(calm.length === 0 ? [] : ['--calm']),
  ].join(' ');

/** The command by which the world of a seed is opened in the simulated phone after so many steps, and where it is then. */
export const openingOf = (seed: number, step: number, { devices, tabs, calm }: Asked): string =>
  [
    `npm run simulate -- --seed=${seed} --open=${step}`,
    ...(devices === 1 ? [] : [`--devices=${devices}`]),
    ...(tabs === 1 ? [] : [`--tabs=${tabs}`]),
    ...(calm.length === 0 ? [] : ['--calm']),
  ].join(' ') + `, then /shell/#world=${seed}@${step}`;
