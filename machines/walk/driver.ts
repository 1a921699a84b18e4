import type { Rest } from './laws.ts';
import type { Step } from './model.ts';
import type { Observation } from './observation.ts';

/** Runs a machine for a walk: performs steps and observes the result. */
export type Driver = {
  perform: (step: Step) => void | Promise<void>;
  observe: () => Observation;
  /** The ids of the transitions of the last step or of the start, in order. */
  taken: () => readonly string[];
  rest: () => Rest;
  stop: () => void;
};
