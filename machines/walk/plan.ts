import type { Step } from './model.ts';
import type { Observation } from './observation.ts';

/** The coverage goals of a generator's paths: see `cover.ts`. */
export const generators = ['transitions', 'pairs'] as const;
export type Generator = (typeof generators)[number];

export type PlannedStep = {
  step: Step;
  taken: readonly string[];
  expects: Observation;
};

/** A path with the expected observations of the start and each step. */
export type PlannedPath = {
  /** The name of its input in the model's `starts`. */
  start: string;
  taken: readonly string[];
  expects: Observation;
  steps: readonly PlannedStep[];
};

/** A machine's paths of one generator, with their expectations. */
export type Plan = { machine: string; generator: Generator; paths: readonly PlannedPath[] };
