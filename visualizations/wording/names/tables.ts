import type { MachineWords } from '#machines/description/machine-words.ts';
import { lifeCyclesWords } from '#machines/life-cycles/words.ts';
import { models } from '#machines/models.ts';
import { sharedWords } from '#machines/shared/words.ts';

/** Tables of the shared words, of the life cycles, and of each machine. */
export const wordsOfMachines: readonly MachineWords[] = [
  sharedWords,
  lifeCyclesWords,
  ...models.flatMap(({ words }) => words ?? []),
];

const together = <Text>(
  tables: readonly (Readonly<Record<string, Text>> | undefined)[],
): Readonly<Record<string, Text>> =>
  Object.fromEntries(tables.flatMap((table) => Object.entries(table ?? {})));

/** Without the words that depend on params or statuses. */
export const guardsOfMachines = together(wordsOfMachines.map(({ guards }) => guards));

/** Without the words that depend on params. */
export const actionsOfMachines = together(wordsOfMachines.map(({ actions }) => actions));

export const serviceWords = together(wordsOfMachines.map(({ services }) => services));

/** Literal params; computed ones are missing. */
export type Params = Readonly<Record<string, unknown>>;

/** A function if the words depend on the params. */
export type Words = string | ((params: Params) => string);

export function textIn(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

export function saidOf(
  table: Readonly<Record<string, Words>>,
  name: string,
  params: unknown,
): string | null {
  const words = Object.hasOwn(table, name) ? table[name] : undefined;
  if (words === undefined) return null;
  if (typeof words === 'string') return words;
  return words(isParams(params) ? params : {});
}

const isParams = (value: unknown): value is Params => typeof value === 'object' && value !== null;
