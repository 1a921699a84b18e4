import type { GoalName } from '../people/goals.ts';
import type { RarerGoalName } from '../people/rarer-goals.ts';
import type { SituationName } from '../people/situations.ts';

/** Words of a file that are there, and those that stand there instead. */
type Words = { file: string; from: string; to: string };

/** A defect as somebody might write it by mistake, and the world that shows it. */
export type Defect = {
  /** What is wrong, in one plain sentence. */
  words: string;
  changes: readonly Words[];
  /** What people come for in the worlds that are searched; without it, anything. */
  goal?: GoalName | RarerGoalName | SituationName;
  /** Two phones with two tabs each, where it takes more than one page. */
  crowded?: true;
  /** The world that shows it, and what a watcher says there. */
  seed: number;
  told: string;
};

export type Defects = Readonly<Record<string, Defect>>;

/** So many steps are taken in each tab of a world that is searched. */
export const stepsOf = ({ crowded }: Defect): number => (crowded ? 25 : 40);
