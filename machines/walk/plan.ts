import type { Step } from './model.ts';
import type { Observation } from './observation.ts';

/** The coverage of a plan: all transitions, or all pairs of adjacent transitions (`cover.ts`). */
export const generators = ['transitions', 'pairs'] as const;
export type Generator = (typeof generators)[number];

export type PlannedStep = {
  step: Step;
  taken: readonly string[];
  expects: Observation;
};

export type PlannedPath = {
  /** A name in the model's `starts`. */
  start: string;
  taken: readonly string[];
  expects: Observation;
  steps: readonly PlannedStep[];
};

export type Plan = { machine: string; generator: Generator; paths: readonly PlannedPath[] };
