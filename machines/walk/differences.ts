import { isDeepStrictEqual } from 'node:util';
import { sentenceOf } from '#machines/description/words.ts';

function membersOf(part: string): string[] {
  const [head = '', ...members] = part.split(/ (?=[+-])/);
  return /^(tags|runs|can)$/.test(head) ? members.map((one) => `${head} ${one}`) : [part];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses `name=JSON` or `name(JSON)`; null for other parts. */
function assignmentIn(part: string): [name: string, value: unknown] | null {
  const [, name, value, input] = /^([^=({]+)(?:=(.*)|\((.*)\))$/.exec(part) ?? [];
  const json = value ?? input;
  if (name === undefined || json === undefined) return null;
  try {
    return [name, JSON.parse(json)];
  } catch {
    return null;
  }
}

/** The properties of a value that the other value lacks or has differently, as `name=JSON`. */
function onlyOther(name: string, value: unknown, other: unknown): string[] {
  if (isDeepStrictEqual(value, other)) return [];
  if (!isObject(value) || !isObject(other)) return [`${name}=${JSON.stringify(value)}`];
  return Object.keys(value).flatMap((key) => onlyOther(`${name}.${key}`, value[key], other[key]));
}

function without(parts: string[], others: string[]): string[] {
  const assigned = new Map(others.map(assignmentIn).filter((one) => one !== null));
  return parts.flatMap((part) => {
    if (others.includes(part)) return [];
    const [name, value] = assignmentIn(part) ?? [];
    if (name === undefined || !assigned.has(name)) return [part];
    return onlyOther(name, value, assigned.get(name));
  });
}

function together(parts: string[]): string[] {
  const lines = new Map<string, string>();
  for (const part of parts) {
    const [, head = part, member] = /^(tags|runs|can) (.*)$/.exec(part) ?? [];
    const before = lines.get(head);
    lines.set(head, member === undefined ? part : `${before ?? head} ${member}`);
  }
  return [...lines.values()];
}

const longestLine = 200;

const shortened = (line: string): string =>
  line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;

export function differencesOf(expected: readonly string[], seen: readonly string[]) {
  const [should, is] = [expected.flatMap(membersOf), seen.flatMap(membersOf)];
  const lines = (parts: string[]) => together(parts).map(shortened);
  return { should: lines(without(should, is)), is: lines(without(is, should)) };
}

function wayOf(parts: readonly string[]): string | null {
  const way = parts.find((part) => part.startsWith('-> '));
  if (way === undefined) return null;
  const names = way.slice(3).split(', ');
  return names.map((name) => `“${sentenceOf(name)}”`).join(', ');
}

export function sentenceFor(
  machine: string,
  expected: readonly string[],
  seen: readonly string[],
): string {
  const [should, is] = [wayOf(expected), wayOf(seen)];
  if (should === is) return `${machine} comes to where it should, but not all is well.`;
  const stays = 'where it is';
  return `${machine} should ${should ? `come to ${should}` : `stay ${stays}`}, and ${is ? `comes to ${is}` : `stays ${stays}`}.`;
}
