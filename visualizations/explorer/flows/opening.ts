import type { Step } from '#machines/walk/model.ts';
import { firstStart, type Flow } from './flow.ts';
import { canHappen, momentOf, takeStep, beginTrail, standAt, type Trail } from './trail.ts';

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

/**
 * The loading skeleton is skipped: the services answer, up to the moment with the most kinds of
 * user events.
 */
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
