import type { Rest } from './laws.ts';
import type { Step } from './model.ts';
import type { Observation } from './observation.ts';

/** A machine in a world that a walk plays: what performs its steps and sees where it came to. */
export type Driver = {
  perform: (step: Step) => void | Promise<void>;
  observe: () => Observation;
  /** The ids of the transitions taken by the last step, or by the start; one after the other. */
  taken: () => readonly string[];
  /** What the laws look at. */
  rest: () => Rest;
  stop: () => void;
};
