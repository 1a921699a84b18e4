import type { Step } from './model.ts';
import type { Observation } from './observation.ts';

/** What a generator's paths must cover: see `cover.ts`. */
export const generators = ['transitions', 'pairs'] as const;
export type Generator = (typeof generators)[number];

/** A step with what must be seen after it. */
export type PlannedStep = {
  step: Step;
  /** The ids of the transitions that it takes, one after the other. */
  taken: readonly string[];
  expects: Observation;
};

/** A path with what must be seen at every step of it, from the start on. */
export type PlannedPath = {
  /** The name of the input that it starts with, in the model's `starts`. */
  start: string;
  /** What the start itself took and did, and what must be seen then. */
  taken: readonly string[];
  expects: Observation;
  steps: readonly PlannedStep[];
};

/** A machine's paths of one generator: committed, reviewed, and walked by every driver. */
export type Plan = { machine: string; generator: Generator; paths: readonly PlannedPath[] };
