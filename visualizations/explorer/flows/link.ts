import { stepOf, stepText } from '#machines/walk/step-text.ts';
import type { Flow } from './flow.ts';
import { beginTrail, openTrail, takeStep, type Trail } from './trail.ts';

/** `steps` have the format of `stepText`. */
export type Link =
  | { place: 'overview' }
  | { place: 'live' }
  | { place: 'flow'; flow: string; start: string | null; steps: string[]; state: string | null };

const sayable = (part: string) =>
  encodeURIComponent(part).replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2B', '+');

export function hashOf(link: Link): string {
  if (link.place === 'overview') return '#/';
  if (link.place === 'live') return '#/live';
  const { flow, start, steps, state } = link;
  const path = [flow, ...(start === null ? [] : [start, ...steps])].map(sayable).join('/');
  return `#/${path}${state === null ? '' : `?state=${encodeURIComponent(state)}`}`;
}

/** A fragment that cannot be decoded is a link to the overview. */
export function linkOf(hash: string): Link {
  const [, path = '', query = ''] = /^#?\/?([^?]*)(?:\?(.*))?$/s.exec(hash) ?? [];
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { place: 'overview' };
  }
  const [flow, start = null, ...steps] = parts;
  if (flow === undefined) return { place: 'overview' };
  if (flow === 'live') return { place: 'live' };
  return { place: 'flow', flow, start, steps, state: new URLSearchParams(query).get('state') };
}

export const addressOf = (flow: string): string =>
  hashOf({ place: 'flow', flow, start: null, steps: [], state: null });

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
    const step = stepOf(flow.model, text);
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
    .flatMap(({ step }) => (step ? [stepText(flow.model, step)] : []));
  return { place: 'flow', flow: flow.id, start: trail.start, steps, state };
}
