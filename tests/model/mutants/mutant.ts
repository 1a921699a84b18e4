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

export type Stretch = { name: string; of: string; times: number };

export type Mutant = {
  /** The name has the notation of transition ids, and is stable between runs. */
  name: string;
  kind: Kind;
  state: string;
  chart: State;
  /**
   * The ids of the transitions whose result the change can alter: for a dropped, retargeted or
   * reordered transition, a changed re-entry, and another start. Other changes have none: if the
   * walks do not detect such a change, the model lacks a sample.
   */
  alters?: readonly string[];
  stretch?: Stretch;
};
