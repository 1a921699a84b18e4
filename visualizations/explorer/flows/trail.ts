import type { World } from '#tests/model/harness/environment.ts';
import type { Step } from '#tests/model/harness/model.ts';
import type { Flow } from './flow.ts';

/** What happened, and the world after it. The first moment of a trail is its start. */
export type Moment = { step: Step | null; world: World };

/**
 * The steps through a flow and where among them a person stands. What lies ahead is what was
 * undone, or the rest of a path that is being played.
 */
export type Trail = { flow: string; start: string; moments: readonly Moment[]; at: number };

/** A trail that has just begun. */
export function beginTrail(flow: Flow, start: string): Trail {
  const world = flow.environment.start(start);
  return { flow: flow.id, start, moments: [{ step: null, world }], at: 0 };
}

/** The moment where a person stands. */
export function momentOf({ moments, at }: Trail): Moment {
  const moment = moments[at];
  if (!moment) throw new Error(`the trail has no moment ${at}`);
  return moment;
}

/** Whether a step can happen in a world, listed among the samples or not. */
export function canHappen({ snapshot, services, timers }: World, step: Step): boolean {
  if (step.type === 'user') return snapshot.can(step.event);
  return step.type === 'elapse' ? timers.length > 0 : services.has(step.service);
}

/** One step on from here; what lay ahead is forgotten. Throws where it cannot happen. */
export function takeStep(flow: Flow, trail: Trail, step: Step): Trail {
  const { world } = momentOf(trail);
  if (!canHappen(world, step)) throw new Error('this cannot happen now');
  const next = { step, world: flow.environment.next(world, step) };
  return {
    ...trail,
    moments: [...trail.moments.slice(0, trail.at + 1), next],
    at: trail.at + 1,
  };
}

/** Whether an event only says more of what is being typed. */
function goesOnTyping(before: Step | null, event: { type: string }): boolean {
  if (before?.type !== 'user' || before.event.type !== event.type) return false;
  const untyped = (one: { type: string }) =>
    JSON.stringify(one, (name, value: unknown) =>
      (name === 'value' || name === 'text') && typeof value === 'string' ? '' : value,
    );
  const [was, is] = [untyped(before.event), untyped(event)];
  return was === is && JSON.stringify(before.event) !== was;
}

/** What a person did on the real screen, as a step; each text typed is one, not each letter. */
export function takeGesture(flow: Flow, trail: Trail, event: { type: string }): Trail {
  const goesOn = trail.at > 0 && goesOnTyping(momentOf(trail).step, event);
  return takeStep(flow, goesOn ? standAt(trail, trail.at - 1) : trail, { type: 'user', event });
}

/** The same trail, seen from another of its moments. */
export const standAt = (trail: Trail, at: number): Trail => ({
  ...trail,
  at: Math.min(Math.max(at, 0), trail.moments.length - 1),
});

/** Whether something lies ahead. */
export const hasMore = ({ moments, at }: Trail): boolean => at < moments.length - 1;

/** A whole walk as a trail, from its first moment. Throws where a step cannot happen. */
export function trailOf(flow: Flow, start: string, steps: readonly Step[]): Trail {
  const walked = steps.reduce(
    (trail, step) => takeStep(flow, trail, step),
    beginTrail(flow, start),
  );
  return standAt(walked, 0);
}
