import { parseArgs } from 'node:util';

/** What was asked for on the command line. */
export type Asked = {
  command: 'one' | 'many' | 'twice';
  /** The first seed. */
  from: number;
  worlds: number;
  devices: number;
  tabs: number;
  steps: number;
  /** Whether every line is printed, and not the story alone. */
  trace: boolean;
};

/** Steps in each tab, where nobody says another number. */
const usualSteps = 60;

function numberIn(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new Error(`${text} is no number`);
}

/** Reads the arguments; `--seed` asks for one world, told at length. */
export function readAsked(args: string[]): Asked {
  const { values } = parseArgs({
    args,
    options: {
      worlds: { type: 'string' },
      from: { type: 'string' },
      seed: { type: 'string' },
      devices: { type: 'string' },
      tabs: { type: 'string' },
      steps: { type: 'string' },
      trace: { type: 'boolean', default: false },
      twice: { type: 'boolean', default: false },
    },
  });
  const one = values.seed !== undefined;
  const command = one && !values.twice ? 'one' : values.twice ? 'twice' : 'many';
  return {
    command,
    from: numberIn(values.seed ?? values.from, 1),
    worlds: one ? 1 : numberIn(values.worlds, 100),
    devices: numberIn(values.devices, 1),
    tabs: numberIn(values.tabs, 1),
    steps: numberIn(values.steps, usualSteps),
    trace: values.trace,
  };
}

/** The arguments by which the world of a seed is played again. */
export const replayOf = (seed: number, { devices, tabs, steps }: Asked): string =>
  [
    `npm run simulate -- --seed=${seed}`,
    ...(devices === 1 ? [] : [`--devices=${devices}`]),
    ...(tabs === 1 ? [] : [`--tabs=${tabs}`]),
    ...(steps === usualSteps ? [] : [`--steps=${steps}`]),
  ].join(' ');
