import type { Step } from './model.ts';
import type { Observation } from './observation.ts';

/**
 * What a generator's paths must cover: every transition once, or every pair of transitions that
 * can follow each other.
 */
export type Generator = 'transitions' | 'pairs';

/** A step with what must be seen after it. */
export type PlannedStep = {
  step: Step;
  /** The ids of the transitions that it takes. */
  taken: readonly string[];
  expects: Observation;
};

/** A path with what must be seen at every step of it, from the start on. */
export type PlannedPath = {
  start: string;
  /** What the start itself did, and what must be seen then. */
  expects: Observation;
  steps: readonly PlannedStep[];
};

/** A machine's paths of one generator: committed, reviewed, and walked by every driver. */
export type Plan = { machine: string; generator: Generator; paths: readonly PlannedPath[] };
