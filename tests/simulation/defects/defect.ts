import type { GoalName } from '../people/goals.ts';
import type { RarerGoalName } from '../people/rarer-goals.ts';
import type { SituationName } from '../people/situations.ts';

type Change = { file: string; from: string; to: string };

export type Defect = (Change | { changes: readonly Change[] }) & {
  /** The defect in one plain sentence. */
  words: string;
  /** First goal of the searched worlds; any goal if it is undefined. */
  goal?: GoalName | RarerGoalName | SituationName;
  /** Whether the defect needs two phones with two tabs each. */
  crowded?: true;
  /** The search begins at the seed; `message` is part of the watcher's message. */
  seed: number;
  message: string;
};

export type Defects = Readonly<Record<string, Defect>>;

export const stepsOf = ({ crowded }: Defect): number => (crowded ? 25 : 40);

export const changesOf = (defect: Defect): readonly Change[] =>
  'changes' in defect ? defect.changes : [defect];
