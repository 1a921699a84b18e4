import { type Model, type Path, serviceOf, type Step } from '#tests/model/harness/model.ts';
import {
  type AnyService,
  type Outcome,
  type Outcomes,
  outcomesOf,
} from '#tests/model/harness/service.ts';

/** An end of a service that the walks have no need of; `source` is the service's name in `setup()`. */
type Answer = { type: 'answers'; service: string; source: string; outcome: Outcome };

/** What a borrower can be, or can be told, beside what the walks need, and the way there. */
export type Sample = {
  /** One word; several samples of a flow have the same where they give the same answer. */
  name: string;
  purpose: string;
  /** A start of the flow's model, or one of its own: then with what the machine begins. */
  start: string;
  input?: unknown;
  steps: readonly (Step | Answer)[];
  /** Looks different enough for a picture of its own, beside that of its state. */
  pictured: boolean;
};

/** A person does it, or the page is told. */
export const does = <Event extends { type: string }>(event: Event): Step => ({
  type: 'user',
  event,
});

/** A service ends as the walks know it. */
export const ends = (service: string, outcome: string): Step => ({
  type: 'settle',
  service,
  outcome,
});

/** A service ends as only the sample knows it. */
export const answers = (service: string, outcome: Outcome, source = service): Answer => ({
  type: 'answers',
  service,
  source,
  outcome,
});

/** Time passes, in milliseconds. */
export const waits = (ms: number): Step => ({ type: 'elapse', ms });

const outcomeName = ({ name }: Sample) => `${name}Sample`;

/** The way to a sample in the sampled model. */
export const pathOf = (sample: Sample): Path => ({
  start: sample.start,
  steps: sample.steps.map((step) =>
    step.type === 'answers' ? ends(step.service, outcomeName(sample)) : step,
  ),
});

/** A service that can end in more ways. */
function withOutcomes(service: AnyService, more: Outcomes): AnyService {
  if (!('to' in service) || typeof service.to !== 'function') return { ...service, ...more };
  return { to: (input) => ({ ...outcomesOf(service, input), ...more }) };
}

/** What samples answer by the service's name in `setup()`. Throws where two give one name two meanings. */
function answersIn(samples: readonly Sample[]): Map<string, Outcomes> {
  const all = new Map<string, Outcomes>();
  for (const sample of samples) {
    for (const step of sample.steps) {
      if (step.type !== 'answers') continue;
      const { source, outcome } = step;
      const name = outcomeName(sample);
      const known = all.get(source) ?? {};
      if ((known[name] ?? outcome) !== outcome) throw new Error(`two samples are called ${name}`);
      all.set(source, { ...known, [name]: outcome });
    }
  }
  return all;
}

/** A model with samples among what it starts with and what its services answer. */
export function withSamples(model: Model, samples: readonly Sample[]): Model {
  const services = { ...model.services };
  for (const [source, more] of answersIn(samples)) {
    services[source] = withOutcomes(serviceOf(model, source), more);
  }
  const own = samples.filter((sample) => 'input' in sample);
  const starts = Object.fromEntries(own.map(({ start, input }) => [start, input]));
  return { ...model, services, starts: { ...model.starts, ...starts } };
}
