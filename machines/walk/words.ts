import { isDeepStrictEqual } from 'node:util';
import type { Step } from './model.ts';
import type { Observation } from './observation.ts';
import type { Service } from './service.ts';

export type Wording = {
  /** The text of a value. A long value may get a short name, which begins with `stem`. */
  value: (value: unknown, stem: string) => string;
  event: (event: { type: string }) => string;
};

const json = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

export function stepText({ event }: Wording, step: Step): string {
  switch (step.type) {
    case 'user':
      return event(step.event);
    case 'settle':
      return `${step.service}:${step.outcome}`;
    case 'emit':
      return `${step.service}!${step.says}`;
    case 'elapse':
      return `+${step.ms}`;
  }
}

/** The innermost states, each with its parents. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const leaves = leavesOf(below);
    return leaves.length > 0 ? leaves.map((leaf) => `${key}.${leaf}`) : [key];
  });
}

function membersText(head: string, before: string[], now: string[]): string[] {
  const added = now.filter((one) => !before.includes(one)).map((one) => `+${one}`);
  const removed = before.filter((one) => !now.includes(one)).map((one) => `-${one}`);
  return added.length + removed.length > 0 ? [[head, ...added, ...removed].join(' ')] : [];
}

const partsOf = (value: unknown): Map<string, unknown> =>
  new Map<string, unknown>(
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [],
  );

function changedParts(before: unknown, now: unknown): [name: string, now: unknown, was: unknown][] {
  const [olds, news] = [partsOf(before), partsOf(now)];
  return [...new Set([...olds.keys(), ...news.keys()])]
    .filter((name) => !isDeepStrictEqual(olds.get(name), news.get(name)))
    .map((name) => [name, news.get(name), olds.get(name)]);
}

export const longestInline = 60;

/** Large properties are compared by their own properties. */
function contextText(wording: Wording, before: unknown, now: unknown): string[] {
  const changes = changedParts(before, now).flatMap(([name, value, was]) => {
    const isLarge = partsOf(was).size > 0 && partsOf(value).size > 0;
    return isLarge && json(value).length > longestInline
      ? changedParts(was, value).map(([part, own]) => `${name}.${part}=${wording.value(own, part)}`)
      : [`${name}=${wording.value(value, name)}`];
  });
  return changes.toSorted();
}

const serviceText = (wording: Wording, [id, { source, input }]: [string, Service]): string =>
  `${source === id ? id : `${id}=${source}`}${input === null ? '' : `(${wording.value(input, id)})`}`;

/** The previous observation and the text determine the new observation. */
export function changeParts(
  wording: Wording,
  before: Observation | null,
  now: Observation,
): string[] {
  const entered = leavesOf(now.value).filter((leaf) => !leavesOf(before?.value).includes(leaf));
  const services = (some: Observation | null) =>
    (some?.services ?? []).map((one) => serviceText(wording, one));
  const events = (some: Observation | null) => (some?.enabled ?? []).map(wording.event);
  const effects = now.effects.map(({ type, params }) =>
    params === null ? type : `${type}(${wording.value(params, 'with')})`,
  );
  return [
    ...(entered.length > 0 ? [`-> ${entered.join(', ')}`] : []),
    ...(now.status === (before?.status ?? 'active') ? [] : [now.status]),
    ...membersText('tags', before?.tags ?? [], now.tags),
    ...contextText(wording, before?.context ?? {}, now.context),
    ...(isDeepStrictEqual(now.output, before?.output ?? null)
      ? []
      : [`gives ${wording.value(now.output, 'output')}`]),
    ...membersText('runs', services(before), services(now)),
    ...(now.restarted.length > 0 ? [`runs again ${now.restarted.join(' ')}`] : []),
    ...membersText('can', events(before), events(now)),
    ...(effects.length > 0 ? [`does ${effects.join(' ')}`] : []),
  ];
}

export const changeText = (parts: readonly string[]): string =>
  parts.length > 0 ? parts.join('; ') : 'nothing';

/** Full notation, for comparing two walks. */
export const inFull: Wording = { value: json, event: json };
