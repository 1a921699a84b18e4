import type { World } from '#tests/model/harness/environment.ts';
import { outcomeOf, type Step } from '#tests/model/harness/model.ts';
import type { TriggerDescription } from '#visualizations/description/description.ts';
import type { Flow } from './flow.ts';

/** Something that can happen now, and what it would do. */
export type Option = {
  step: Step;
  kind: TriggerDescription['type'];
  /** The world after it. */
  world: World;
};

/** What kind of thing a step is. */
export function kindOf(flow: Flow, world: World, step: Step): Option['kind'] {
  if (step.type === 'user' || step.type === 'emit') return 'event';
  if (step.type === 'elapse') return 'after';
  const service = world.services.get(step.service);
  if (!service) throw new Error(`the service ${step.service} does not run`);
  const outcome = outcomeOf(flow.model, service.source, service.input, step.outcome);
  return 'output' in outcome ? 'done' : 'error';
}

/** Everything that can happen now: people, services' outcomes, time. */
export function optionsOf(flow: Flow, world: World): Option[] {
  return flow.environment.steps(world).map((step) => ({
    step,
    kind: kindOf(flow, world, step),
    world: flow.environment.next(world, step),
  }));
}

/** The options that take a transition. */
export const optionsTaking = (options: readonly Option[], transition: string): Option[] =>
  options.filter(({ world }) => world.taken.includes(transition));
