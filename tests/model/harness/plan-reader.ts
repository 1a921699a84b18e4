import * as v from 'valibot';
import type { Step } from './model.ts';
import type { Effect, Observation } from './observation.ts';
import { generators, type Plan } from './plan.ts';

const Event = v.looseObject({ type: v.string() });
const Reference = v.strictObject({ $: v.string() });
/** A value, or a reference to one that stands below. */
const Short = v.unknown();

const after = {
  takes: v.optional(v.array(v.string()), []),
  does: v.optional(
    v.array(v.union([v.string(), v.strictObject({ type: v.string(), params: Short })])),
    [],
  ),
  is: v.string(),
};

const TypeAlone = v.pipe(
  v.string(),
  v.transform((type) => ({ type })),
);

/** What happens in a step, each kind with words of its own, and what comes of it. */
const StepLine = v.union([
  v.strictObject({ event: v.union([TypeAlone, Event]), ...after }),
  v.strictObject({ ends: v.string(), as: v.string(), ...after }),
  v.strictObject({ says: v.string(), this: v.string(), ...after }),
  v.strictObject({ passes: v.number(), ...after }),
]);

function stepOf(line: v.InferOutput<typeof StepLine>): Step {
  if ('event' in line) return { type: 'user', event: line.event };
  if ('ends' in line) return { type: 'settle', service: line.ends, outcome: line.as };
  if ('says' in line) return { type: 'emit', service: line.says, says: line.this };
  return { type: 'elapse', ms: line.passes };
}

const Rest = v.strictObject({
  value: Short,
  status: v.string(),
  tags: v.optional(v.array(v.string()), []),
  context: Short,
  output: v.optional(Short, null),
  services: v.optional(Short, []),
  enabled: v.optional(Short, []),
});

const PlanFile = v.strictObject({
  machine: v.string(),
  generator: v.picklist(generators),
  paths: v.array(
    v.tupleWithRest([v.strictObject({ path: v.number(), start: v.string(), ...after })], StepLine),
  ),
  states: v.record(v.string(), Rest),
  values: v.record(v.string(), v.unknown()),
});

type After = v.InferOutput<v.StrictObjectSchema<typeof after, undefined>>;

const Services = v.array(v.strictTuple([v.string(), v.string(), v.unknown()]));
const Enabled = v.array(v.union([TypeAlone, Event]));

/** Gives back the values that references stand for. */
function resolver(values: Record<string, unknown>) {
  const known = new Map<string, unknown>();
  const resolve = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (v.is(Reference, value)) {
      const { $: name } = value;
      if (!(name in values)) throw new Error(`the plan refers to ${name}, which it lacks`);
      if (!known.has(name)) known.set(name, resolveInside(values[name]));
      return known.get(name);
    }
    return resolveInside(value);
  };
  const resolveInside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(resolve);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]));
  };
  return resolve;
}

/** The plan in a file's text, as `textOf` wrote it; throws where a step says nothing to be seen. */
export function planIn(text: string): Plan {
  const { machine, generator, paths, states, values } = v.parse(PlanFile, JSON.parse(text));
  const resolve = resolver(values);
  const rests = new Map(
    Object.entries(states).map(([name, rest]): [string, Omit<Observation, 'effects'>] => [
      name,
      {
        ...rest,
        value: resolve(rest.value),
        context: resolve(rest.context),
        output: resolve(rest.output),
        services: v
          .parse(Services, resolve(rest.services))
          .map(([id, source, input]) => [id, { source, input }]),
        enabled: v.parse(Enabled, resolve(rest.enabled)),
      },
    ]),
  );
  const expects = ({ does, is }: After): Observation => {
    const rest = rests.get(is);
    if (!rest) throw new Error(`the plan expects ${is}, which it does not say`);
    const effects = does.map(
      (one): Effect =>
        typeof one === 'string'
          ? { type: one, params: null }
          : { type: one.type, params: resolve(one.params) },
    );
    return { ...rest, effects };
  };
  return {
    machine,
    generator,
    paths: paths.map(([first, ...steps]) => ({
      start: first.start,
      taken: first.takes,
      expects: expects(first),
      steps: steps.map((one) => ({ step: stepOf(one), taken: one.takes, expects: expects(one) })),
    })),
  };
}
