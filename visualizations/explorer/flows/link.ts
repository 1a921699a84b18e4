import * as v from 'valibot';
import type { Step } from '#machines/walk/model.ts';
import type { Flow } from './flow.ts';
import { beginTrail, takeStep, type Trail } from './trail.ts';
import { openTrail } from './opening.ts';

/** `steps` have the format of `stepText`. */
export type Link =
  | { place: 'overview' }
  | { place: 'live' }
  | { place: 'flow'; flow: string; start: string | null; steps: string[]; state: string | null };

const SomeEvent = v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() }));

/**
 * Formats a step for a link: `login.submitted`, `entry.changed~2` (the third sample),
 * `mobileExists=known` (a service ends), `clock:ticked` (a service emits an event), `+3000`
 * (milliseconds pass). An event that is not among the samples is written as JSON.
 */
function stepText({ model }: Flow, step: Step): string {
  if (step.type === 'elapse') return `+${step.ms}`;
  if (step.type === 'settle') return `${step.service}=${step.outcome}`;
  if (step.type === 'emit') return `${step.service}:${step.says}`;
  const { type } = step.event;
  const json = JSON.stringify(step.event);
  const index = (model.events[type] ?? []).findIndex((one) => JSON.stringify(one) === json);
  if (index === 0) return type;
  return index > 0 ? `${type}~${index}` : `${type}~${json}`;
}

function stepOf({ model }: Flow, text: string): Step | undefined {
  if (/^\+\d+(\.\d+)?$/.test(text)) return { type: 'elapse', ms: Number(text) };
  const [, type = '', given = '0'] = /^([^~=:]+)(?:~(.*))?$/s.exec(text) ?? [];
  if (type !== '') {
    const event = given.startsWith('{')
      ? v.safeParse(SomeEvent, given)
      : { success: true as const, output: model.events[type]?.[Number(given)] };
    return event.success && event.output ? { type: 'user', event: event.output } : undefined;
  }
  const [, service, how, name] = /^([^=:]+)([=:])(.+)$/.exec(text) ?? [];
  if (!service || !name) return undefined;
  return how === '='
    ? { type: 'settle', service, outcome: name }
    : { type: 'emit', service, says: name };
}

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
