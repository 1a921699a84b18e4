import type { Rest } from './laws.ts';
import type { Step } from './model.ts';
import type { Observation } from './observation.ts';

export type Driver = {
  perform: (step: Step) => void | Promise<void>;
  observe: () => Observation;
  /** The transitions of the last step or of the start, in order. */
  taken: () => readonly string[];
  rest: () => Rest;
  stop: () => void;
};
