import type { World } from '#machines/walk/environment.ts';
import { firstStart, type Flow } from './flow.ts';
import { outcomeOf, type Step } from '#machines/walk/model.ts';
import type { TriggerDescription } from '#machines/description/description.ts';

/** The first moment of a trail has no step. */
export type Moment = { step: Step | null; world: World };

/** `at` is the current moment. Later moments are undone steps, or the rest of a played path. */
export type Trail = { flow: string; start: string; moments: readonly Moment[]; at: number };

export function beginTrail(flow: Flow, start: string): Trail {
  const world = flow.environment.start(start);
  return { flow: flow.id, start, moments: [{ step: null, world }], at: 0 };
}

export function momentOf({ moments, at }: Trail): Moment {
  const moment = moments[at];
  if (!moment) throw new Error(`the trail has no moment ${at}`);
  return moment;
}

/** A user event need not be among the samples. */
export function canHappen({ snapshot, services, timers }: World, step: Step): boolean {
  if (step.type === 'user') return snapshot.can(step.event);
  return step.type === 'elapse' ? timers.length > 0 : services.has(step.service);
}

/** Drops later moments. Throws for an impossible step. */
export function takeStep(flow: Flow, trail: Trail, step: Step): Trail {
  const { world } = momentOf(trail);
  if (!canHappen(world, step)) throw new Error('the step is not possible now');
  const next = { step, world: flow.environment.next(world, step) };
  return {
    ...trail,
    moments: [...trail.moments.slice(0, trail.at + 1), next],
    at: trail.at + 1,
  };
}

/** Whether an event differs from the step before it only in the typed text. */
function goesOnTyping(before: Step | null, event: { type: string }): boolean {
  if (before?.type !== 'user' || before.event.type !== event.type) return false;
  const untyped = (one: { type: string }) =>
    JSON.stringify(one, (name, value: unknown) =>
      (name === 'value' || name === 'text') && typeof value === 'string' ? '' : value,
    );
  const [was, is] = [untyped(before.event), untyped(event)];
  return was === is && JSON.stringify(before.event) !== was;
}

/** A typed text is one step, not one per letter. */
export function takeGesture(flow: Flow, trail: Trail, event: { type: string }): Trail {
  const goesOn = trail.at > 0 && goesOnTyping(momentOf(trail).step, event);
  return takeStep(flow, goesOn ? standAt(trail, trail.at - 1) : trail, { type: 'user', event });
}

export const standAt = (trail: Trail, at: number): Trail => ({
  ...trail,
  at: Math.min(Math.max(at, 0), trail.moments.length - 1),
});

export const hasMore = ({ moments, at }: Trail): boolean => at < moments.length - 1;

/** The trail's current moment is the start of the path. Throws for an impossible step. */
export function trailOf(flow: Flow, start: string, steps: readonly Step[]): Trail {
  const walked = steps.reduce(
    (trail, step) => takeStep(flow, trail, step),
    beginTrail(flow, start),
  );
  return standAt(walked, 0);
}

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

/** Maximum number of service results before a flow is shown. */
const MOST = 8;

const isAnswer = ({ type }: Step): boolean => type === 'settle' || type === 'emit';

/**
 * Takes the first result of a service, or else its first event, that leads to a new active moment;
 * null if no result and no event does.
 */
function usualAnswer(flow: Flow, trail: Trail, seen: Set<string>): Trail | null {
  const { world } = momentOf(trail);
  const answers = flow.environment.steps(world).filter(isAnswer);
  for (const step of answers.toSorted((a, b) => +(a.type === 'emit') - +(b.type === 'emit'))) {
    if (!canHappen(world, step)) continue;
    const next = takeStep(flow, trail, step);
    const key = flow.environment.key(momentOf(next).world);
    if (seen.has(key) || momentOf(next).world.snapshot.status !== 'active') continue;
    seen.add(key);
    return next;
  }
  return null;
}

const gesturesIn = (flow: Flow, trail: Trail): number => {
  const steps = flow.environment.steps(momentOf(trail).world);
  return new Set(steps.flatMap((step) => (step.type === 'user' ? [step.event.type] : []))).size;
};

/** Opens a flow after its services' answers, at the moment with the most kinds of user events. */
export function openTrail(flow: Flow): Trail {
  let trail = beginTrail(flow, firstStart(flow));
  const seen = new Set([flow.environment.key(momentOf(trail).world)]);
  let telling = { at: 0, count: gesturesIn(flow, trail) };
  for (let at = 1; at <= MOST; at += 1) {
    const next = usualAnswer(flow, trail, seen);
    if (!next) break;
    trail = next;
    const count = gesturesIn(flow, trail);
    if (count > telling.count) telling = { at, count };
  }
  return standAt({ ...trail, moments: trail.moments.slice(0, telling.at + 1) }, telling.at);
}
