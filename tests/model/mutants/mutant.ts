import type { State } from './chart.ts';

export type Kind =
  | 'transition dropped'
  | 'transition retargeted'
  | 'branches swapped'
  | 'guard negated'
  | 'guard dropped'
  | 'action dropped'
  | 'reentry changed'
  | 'entry dropped'
  | 'exit dropped'
  | 'service dropped'
  | 'outcomes swapped'
  | 'delay changed'
  | 'start changed';

/** A delay that takes more or less time than the machine says. */
export type Stretch = { name: string; of: string; times: number };

/** One thing changed in a machine. */
export type Mutant = {
  /** Where and what, in the language of the transition ids; the same from run to run. */
  name: string;
  kind: Kind;
  /** The id of the state in which it stands. */
  state: string;
  chart: State;
  stretch?: Stretch;
};
