import { cover } from './cover.ts';
import { type Environment, environmentOf, type World } from './environment.ts';
import { graphOf, type Graph } from './graph.ts';
import type { Model } from './model.ts';
import { type Observation, observe } from './observation.ts';
import type { Generator, Plan, PlannedStep } from './plan.ts';
import { storyOf } from './story.ts';

const seen = (model: Model, { snapshot, services, effects }: World): Observation =>
  observe(model, snapshot, services, effects);

/** A model with everything that can happen to its machine. */
export type Explored = { model: Model; environment: Environment; graph: Graph };

/** Explores a model's machine once, for all generators. */
export function explore(model: Model): Explored {
  const environment = environmentOf(model);
  return { model, environment, graph: graphOf(environment, Object.keys(model.starts)) };
}

/** The plan of a generator, with what the machine does now as its expectations. */
export function planOf({ model, environment, graph }: Explored, generator: Generator): Plan {
  const paths = cover(graph, generator).map(({ start, steps }) => {
    let world = environment.start(start);
    const { taken } = world;
    const expects = seen(model, world);
    const planned = steps.map(({ step, taken: foreseen }, index): PlannedStep => {
      world = environment.next(world, step);
      if (world.taken.join() !== foreseen.join()) {
        const story = storyOf(
          start,
          steps.slice(0, index + 1).map((one) => one.step),
        );
        throw new Error(
          `the key of ${model.machine.id} takes two worlds for one: ${story.join(', ')}`,
        );
      }
      return { step, taken: world.taken, expects: seen(model, world) };
    });
    return { start, taken, expects, steps: planned };
  });
  return { machine: model.machine.id, generator, paths };
}
