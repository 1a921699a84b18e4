import { type Model, type Path, serviceOf, type Step } from '#machines/walk/model.ts';
import {
  type AnyService,
  type Outcome,
  type Outcomes,
  outcomesOf,
} from '#machines/walk/service.ts';

/** `source` is the service's name in `setup()`. */
type Answer = { type: 'answers'; service: string; source: string; outcome: Outcome };

/** A situation or an answer that the paths of the walk do not cover. */
export type Sample = {
  /** One word. Samples of a flow may share a name if they have the same answers. */
  name: string;
  purpose: string;
  /** A start of the flow's model, or a new one with `input`. */
  start: string;
  input?: unknown;
  steps: readonly (Step | Answer)[];
  /** Gets a separate picture, because it looks different from its state. */
  pictured?: boolean;
};

export const sample = (
  name: string,
  purpose: string,
  start: string,
  steps: Sample['steps'],
): Sample => ({ name, purpose, start, steps });

export const pictured = (...parts: Parameters<typeof sample>): Sample => ({
  ...sample(...parts),
  pictured: true,
});

/** An event from the user or from the root. */
export const does = <Event extends { type: string }>(event: Event): Step => ({
  type: 'user',
  event,
});

/** A service ends with an outcome of the model. */
export const ends = (service: string, outcome: string): Step => ({
  type: 'settle',
  service,
  outcome,
});

/** A service ends with the outcome of the sample. */
export const answers = (service: string, outcome: Outcome, source = service): Answer => ({
  type: 'answers',
  service,
  source,
  outcome,
});

export const waits = (ms: number): Step => ({ type: 'elapse', ms });

const outcomeName = (name: string) => `${name}Sample`;

/** The path of a sample, for the model that `withSamples` returns. */
export const pathOf = ({ name, start, steps }: Sample): Path => ({
  start,
  steps: steps.map((step) =>
    step.type === 'answers' ? ends(step.service, outcomeName(name)) : step,
  ),
});

function withOutcomes(service: AnyService, more: Outcomes): AnyService {
  if (!('to' in service) || typeof service.to !== 'function') return { ...service, ...more };
  return { to: (input) => ({ ...outcomesOf(service, input), ...more }) };
}

/** Outcomes by the service's name in `setup()`. Throws if two outcomes share a name. */
function answersIn(samples: readonly Sample[]): Map<string, Outcomes> {
  const all = new Map<string, Outcomes>();
  for (const one of samples) {
    const name = outcomeName(one.name);
    for (const step of one.steps) {
      if (step.type !== 'answers') continue;
      const { source, outcome } = step;
      const known = all.get(source) ?? {};
      if ((known[name] ?? outcome) !== outcome) throw new Error(`duplicate sample ${name}`);
      all.set(source, { ...known, [name]: outcome });
    }
  }
  return all;
}

export function withSamples(model: Model, samples: readonly Sample[]): Model {
  const services = { ...model.services };
  for (const [source, more] of answersIn(samples)) {
    services[source] = withOutcomes(serviceOf(model, source), more);
  }
  const own = samples.filter((one) => 'input' in one);
  const starts = Object.fromEntries(own.map(({ start, input }) => [start, input]));
  return { ...model, services, starts: { ...model.starts, ...starts } };
}
