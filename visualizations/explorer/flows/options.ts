import type { World } from '#machines/walk/environment.ts';
import { outcomeOf, type Step } from '#machines/walk/model.ts';
import type { TriggerDescription } from '#machines/description/description.ts';
import type { Flow } from './flow.ts';

export type Option = {
  step: Step;
  kind: TriggerDescription['type'];
  world: World;
};

export function kindOf(flow: Flow, world: World, step: Step): Option['kind'] {
  if (step.type === 'user' || step.type === 'emit') return 'event';
  if (step.type === 'elapse') return 'after';
  const service = world.services.get(step.service);
  if (!service) throw new Error(`the service ${step.service} does not run`);
  const outcome = outcomeOf(flow.model, service.source, service.input, step.outcome);
  return 'output' in outcome ? 'done' : 'error';
}

export function optionsOf(flow: Flow, world: World): Option[] {
  return flow.environment.steps(world).map((step) => ({
    step,
    kind: kindOf(flow, world, step),
    world: flow.environment.next(world, step),
  }));
}

export const optionsTaking = (options: readonly Option[], transition: string): Option[] =>
  options.filter(({ world }) => world.taken.includes(transition));
