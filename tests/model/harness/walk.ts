import { describe, expect, test } from 'vitest';
import { nodesOf, transitionIds } from '#visualizations/description/nodes.ts';
import { coverTransitions } from './cover.ts';
import { faultsOfMachine } from './declared.ts';
import { type Environment, environmentOf } from './environment.ts';
import { type Coverage, startLive } from './live.ts';
import { type Model, type Path, type Step } from './model.ts';
import { observe } from './observation.ts';

/** A path as a story, one thing after the other. */
function storyOf({ start }: Path, steps: Step[]): string[] {
  const told = steps.map((step) => {
    if (step.type === 'user') return JSON.stringify(step.event);
    if (step.type === 'settle') return `${step.service} ends: ${step.outcome}`;
    return `${step.ms} ms pass`;
  });
  return [`started: ${start}`, ...told];
}

/** Walks a path on a live actor; at every step it must be where the pure walk says. */
async function walk(model: Model, environment: Environment, path: Path, coverage: Coverage) {
  const live = startLive(model, path.start, coverage);
  let world = environment.start(path.start);
  const compare = (steps: Step[]) => {
    const { snapshot, services, effects } = world;
    const expected = observe(model, snapshot, services, effects);
    const seen = live.observe();
    if (JSON.stringify(seen) === JSON.stringify(expected)) return;
    const story = storyOf(path, steps);
    expect({ story, ...seen }).toEqual({ story, ...expected });
  };
  compare([]);
  for (const [index, step] of path.steps.entries()) {
    world = environment.next(world, step);
    await live.perform(step);
    compare(path.steps.slice(0, index + 1));
  }
  live.stop();
}

/** The tests of one machine: what it must say of itself, and every state and transition walked. */
export function describeWalk(model: Model): void {
  const { machine } = model;
  describe(`the chart ${machine.id}`, () => {
    test('every state says what it is; every part has a name and every service an onError', () => {
      expect(faultsOfMachine(machine)).toEqual([]);
    });

    test('every state and transition is walked on a live actor as the chart says', async () => {
      const environment = environmentOf(model);
      const paths = coverTransitions(environment, Object.keys(model.starts));
      const coverage: Coverage = { states: new Set(), transitions: new Set() };
      for (const path of paths) {
        await walk(model, environment, path, coverage);
      }
      const states = nodesOf(machine).map(({ id }) => id);
      const transitions = [...transitionIds(machine).values()];
      expect(states.filter((id) => !coverage.states.has(id))).toEqual([]);
      expect(transitions.filter((id) => !coverage.transitions.has(id))).toEqual([]);
    }, 60_000);
  });
}
