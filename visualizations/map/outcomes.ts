import * as v from 'valibot';
import { environmentOf } from '#machines/walk/environment.ts';
import { graphOf } from '#machines/walk/graph.ts';
import type { Model } from '#machines/walk/model.ts';
import type { Outcomes } from '#machines/walk/service.ts';
import { models } from '#machines/models.ts';
import { describeMachine, statesIn } from '#machines/description/describe.ts';

/** The parts of a machine’s output that name its end. */
const Ending = v.object({
  type: v.optional(v.string(), 'opens'),
  location: v.optional(v.object({ page: v.string() })),
});
type Ending = v.InferOutput<typeof Ending>;

type PageOf = (output: unknown) => string | null;

const pageIn: PageOf = (output) => v.parse(Ending, output).location?.page ?? null;

/** For example `applied` or `opens repay`. */
const nameOf = (type: string, page: string | null): string =>
  page === null ? type : `${type} ${page}`;

export function endingOf(name: string): { type: string; page: string | null } {
  const [type = '', page = null] = name.split(' ');
  return { type, page };
}

const movesMoney = (model: Model): boolean =>
  statesIn(describeMachine(model.machine)).some(({ tags }) => tags.includes('money'));

/** Child machines without user events and without money. Their ends come from their own charts. */
const asked = new Map(
  models
    .filter((model) => Object.keys(model.events).length === 0 && !movesMoney(model))
    .map((model) => [model.machine.id, model]),
);

/**
 * Returns the model in which the machines of `asked` end in every way that is possible for their
 * input.
 */
function deepened(model: Model): Model {
  const services = Object.entries(model.services).map(([name, samples]) => {
    const child = asked.get(name);
    if (!child) return [name, samples] as const;
    const known = new Map<string, Outcomes>();
    const to = (input: unknown): Outcomes => {
      const key = JSON.stringify(input);
      const outcomes = known.get(key) ?? endingsOf({ ...child, starts: { asked: input } }, pageIn);
      known.set(key, outcomes);
      return outcomes;
    };
    return [name, { to }] as const;
  });
  return { ...model, services: Object.fromEntries(services) };
}

/** Explores all steps of the model. Ends of one type that lead to the same page count as one. */
export function endingsOf(model: Model, pageOf: PageOf): Record<string, { output: unknown }> {
  const ends = new Map<string, { output: unknown }>();
  const real = environmentOf(deepened(model));
  const watched = {
    ...real,
    next: (...step: Parameters<typeof real.next>) => {
      const world = real.next(...step);
      if (world.snapshot.status === 'done') {
        const output: unknown = world.snapshot.output;
        const name = nameOf(v.parse(Ending, output).type, pageOf(output));
        if (!ends.has(name)) ends.set(name, { output });
      }
      return world;
    },
  };
  graphOf({}, watched, Object.keys(model.starts));
  return Object.fromEntries([...ends].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
