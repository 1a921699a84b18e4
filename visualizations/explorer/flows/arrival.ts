import { beginTrail, takeStep, type Trail } from './trail.ts';
import type { Flow } from './flow.ts';
import { openTrail } from './opening.ts';
import { type Link, stepOf, stepText } from './link.ts';

/** `problem` names the part of the link that no longer exists; null without one. */
export type Arrival = { trail: Trail; state: string | null; problem: string | null };

/** Stops at the first impossible step, because a machine may change after a link is made. */
export function arrive(flow: Flow, link: Extract<Link, { place: 'flow' }>): Arrival {
  const isStart = link.start !== null && link.start in flow.model.starts;
  let trail = isStart && link.start !== null ? beginTrail(flow, link.start) : openTrail(flow);
  const state = link.state !== null && flow.states.has(link.state) ? link.state : null;
  if (link.start !== null && !isStart) {
    return { trail, state, problem: `This flow no longer starts with “${link.start}”.` };
  }
  for (const [index, text] of link.steps.entries()) {
    const step = stepOf(flow, text);
    try {
      if (!step) throw new Error('no such step');
      trail = takeStep(flow, trail, step);
    } catch {
      const problem = `Step ${index + 1} of the link, “${text}”, cannot happen any more.`;
      return { trail, state, problem };
    }
  }
  const lost = link.state !== null && state === null;
  return { trail, state, problem: lost ? `There is no state “${link.state}” any more.` : null };
}

export function linkTo(flow: Flow, trail: Trail, state: string | null): Link {
  const steps = trail.moments
    .slice(1, trail.at + 1)
    .flatMap(({ step }) => (step ? [stepText(flow, step)] : []));
  return { place: 'flow', flow: flow.id, start: trail.start, steps, state };
}
