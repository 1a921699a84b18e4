import { type Model, type Path, serviceOf, type Situation, type Step } from './model.ts';
import { type AnyService, type Outcome, type Outcomes, outcomesOf } from './service.ts';
import { stepOf } from './step-text.ts';

export const situation = (
  name: string,
  path: Situation['path'],
  answers: Outcomes = {},
): Situation => ({
  name,
  path,
  answers,
});

export const pictured = (
  name: string,
  purpose: string,
  path: Situation['path'],
  answers: Outcomes = {},
): Situation => ({ name, purpose, path, answers });

/** An event that the model has no sample of. */
export const does = <Event extends { type: string }>(event: Event): Step => ({
  type: 'user',
  event,
});

const outcomeName = (name: string) => `${name}Situation`;

const partsOf = ({ path }: Situation): (string | Step)[] =>
  (typeof path === 'string' ? [path] : path).flatMap((part): (string | Step)[] =>
    typeof part === 'string' ? part.split('/') : [part],
  );

function startOf(one: Situation): string {
  const [start] = partsOf(one);
  if (typeof start !== 'string') throw new Error(`the situation ${one.name} has no start`);
  return start;
}

/** Returns the path of a situation, for the model that `withSituations` returns. */
export function pathOf(model: Model, one: Situation): Path {
  const [, ...parts] = partsOf(one);
  const steps = parts.map((part): Step => {
    if (typeof part !== 'string') return part;
    const step = stepOf(model, part.replace(/=own$/, `=${outcomeName(one.name)}`));
    if (!step) throw new Error(`the situation ${one.name} has an unknown step: ${part}`);
    return step;
  });
  return { start: startOf(one), steps };
}

function withOutcome(service: AnyService, name: string, outcome: Outcome): AnyService {
  if (!('to' in service) || typeof service.to !== 'function')
    return { ...service, [name]: outcome };
  return { to: (input) => ({ ...outcomesOf(service, input), [name]: outcome }) };
}

/**
 * Adds the answers and the starts of the model's situations. Throws if two answers of a service
 * share a name.
 */
export function withSituations(model: Model): Model {
  const services = { ...model.services };
  const starts = { ...model.starts };
  const known = new Map<string, Outcome>();
  for (const one of model.situations ?? []) {
    if ('input' in one) starts[startOf(one)] = one.input;
    for (const [source, outcome] of Object.entries(one.answers ?? {})) {
      const name = outcomeName(one.name);
      const key = `${source} ${name}`;
      if ((known.get(key) ?? outcome) !== outcome) throw new Error(`duplicate situation ${key}`);
      known.set(key, outcome);
      services[source] = withOutcome(serviceOf({ ...model, services }, source), name, outcome);
    }
  }
  return { ...model, services, starts };
}
