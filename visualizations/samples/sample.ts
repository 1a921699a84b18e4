import { type Model, type Path, serviceOf, type Step } from '#machines/walk/model.ts';
import {
  type AnyService,
  type Outcome,
  type Outcomes,
  outcomesOf,
} from '#machines/walk/service.ts';
import { stepOf } from './step-text.ts';

/** A situation or an answer that the paths of the walk do not cover. */
export type Sample = {
  /** One word. Samples of a flow may share a name if they have the same answers. */
  name: string;
  /** Heading of a separate picture, if the screen looks different from its state. */
  purpose?: string | undefined;
  /**
   * The start and the steps, separated by slashes; `stepText` describes the format. `service=own`
   * is the sample's own answer.
   */
  path: string | readonly (string | Step)[];
  /** By the service's name in `setup()`. */
  answers?: Outcomes;
  /** Input of a start that the model does not have. */
  input?: unknown;
};

export const sample = (name: string, path: Sample['path'], answers: Outcomes = {}): Sample => ({
  name,
  path,
  answers,
});

export const pictured = (
  name: string,
  purpose: string,
  path: Sample['path'],
  answers: Outcomes = {},
): Sample => ({ name, purpose, path, answers });

/** An event that the model has no sample of. */
export const does = <Event extends { type: string }>(event: Event): Step => ({
  type: 'user',
  event,
});

const outcomeName = (name: string) => `${name}Sample`;

const partsOf = ({ path }: Sample): (string | Step)[] =>
  (typeof path === 'string' ? [path] : path).flatMap((part): (string | Step)[] =>
    typeof part === 'string' ? part.split('/') : [part],
  );

function startOf(one: Sample): string {
  const [start] = partsOf(one);
  if (typeof start !== 'string') throw new Error(`the sample ${one.name} has no start`);
  return start;
}

/** Returns the path of a sample, for the model that `withSamples` returns. */
export function pathOf(model: Model, one: Sample): Path {
  const [, ...parts] = partsOf(one);
  const steps = parts.map((part): Step => {
    if (typeof part !== 'string') return part;
    const step = stepOf(model, part.replace(/=own$/, `=${outcomeName(one.name)}`));
    if (!step) throw new Error(`the sample ${one.name} has an unknown step: ${part}`);
    return step;
  });
  return { start: startOf(one), steps };
}

function withOutcome(service: AnyService, name: string, outcome: Outcome): AnyService {
  if (!('to' in service) || typeof service.to !== 'function')
    return { ...service, [name]: outcome };
  return { to: (input) => ({ ...outcomesOf(service, input), [name]: outcome }) };
}

/** Throws if two answers of a service share a name. */
export function withSamples(model: Model, samples: readonly Sample[]): Model {
  const services = { ...model.services };
  const starts = { ...model.starts };
  const known = new Map<string, Outcome>();
  for (const one of samples) {
    if ('input' in one) starts[startOf(one)] = one.input;
    for (const [source, outcome] of Object.entries(one.answers ?? {})) {
      const name = outcomeName(one.name);
      const key = `${source} ${name}`;
      if ((known.get(key) ?? outcome) !== outcome) throw new Error(`duplicate sample ${key}`);
      known.set(key, outcome);
      services[source] = withOutcome(serviceOf({ ...model, services }, source), name, outcome);
    }
  }
  return { ...model, services, starts };
}
