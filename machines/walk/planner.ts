import { cover, type CommittedPaths, type Route } from './cover.ts';
import { type Environment, environmentOf, type World } from './environment.ts';
import { breakOf } from './drive.ts';
import { type Graph, graphOf, narrowed } from './graph.ts';
import type { Model } from './model.ts';
import { type Observation, observe } from './observation.ts';
import type { Generator, Plan, PlannedPath, PlannedStep } from './plan.ts';
import { failureText, storyOf } from './story.ts';
import { BrokenAt } from './walker.ts';

export const seenOf = (model: Model, world: World): Observation =>
  observe(model, world.snapshot, world.services, world);

export type Explored = { model: Model; environment: Environment; graph: Graph };

/** Throws an error with the story if the machine or its model throws. */
function wholeGraph(model: Model, environment: Environment): Graph {
  try {
    return graphOf(model, environment, Object.keys(model.starts));
  } catch (error) {
    if (!(error instanceof BrokenAt)) throw error;
    const { path, cause } = error;
    const failure = failureText(breakOf(model, storyOf(path.start, path.steps), cause));
    throw new Error(`${failure}\n  replay: npm run plans -- ${model.machine.id}`, { cause: error });
  }
}

export function explore(model: Model): Record<Generator, Explored> {
  const environment = environmentOf(model);
  const graph = wholeGraph(model, environment);
  return {
    transitions: { model, environment, graph },
    pairs: { model, environment, graph: narrowed(graph) },
  };
}

function walkedPath({ model, environment }: Explored, { start, steps }: Route): PlannedPath {
  let world = environment.start(start);
  const { taken } = world;
  const expects = seenOf(model, world);
  const planned = steps.map(({ step, taken: foreseen }, index): PlannedStep => {
    world = environment.next(world, step);
    if (world.taken.join() !== foreseen.join()) {
      const story = storyOf(
        start,
        steps.slice(0, index + 1).map((one) => one.step),
      );
      throw new Error(
        `the key of ${model.machine.id} is equal for two different worlds: ${story.join(', ')}`,
      );
    }
    return { step, taken: world.taken, expects: seenOf(model, world) };
  });
  return { start, taken, expects, steps: planned };
}

/** Above this share of cut paths, only hand-written paths are kept. */
const mostCut = 1 / 3;

export function planOf(explored: Explored, generator: Generator, committed?: CommittedPaths): Plan {
  const { model, graph } = explored;
  const keeping = cover(graph, generator, committed);
  const isMuchCut = committed !== undefined && keeping.cut > committed.paths.length * mostCut;
  const byHand = committed && {
    ...committed,
    paths: committed.paths.filter((path) => path.byHand !== undefined),
  };
  const { routes } = isMuchCut ? cover(graph, generator, byHand) : keeping;
  return {
    machine: model.machine.id,
    generator,
    paths: routes.map((route) => walkedPath(explored, route)),
  };
}
