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

const together = <Words>(
  tables: readonly (Readonly<Record<string, Words>> | undefined)[],
): Readonly<Record<string, Words>> =>
  Object.fromEntries(tables.flatMap((table) => Object.entries(table ?? {})));

/** Words of guards, without those that depend on params or statuses (`guards.ts`). */
export const guardsOfMachines = together(wordsOfMachines.map(({ guards }) => guards));

/** Words of actions, without those that depend on params (`actions.ts`). */
export const actionsOfMachines = together(wordsOfMachines.map(({ actions }) => actions));

export const serviceWords = together(wordsOfMachines.map(({ services }) => services));
