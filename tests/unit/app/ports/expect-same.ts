import { expect } from 'vitest';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const words = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 80);
const at = (value: object, key: string): unknown => Reflect.get(value, key);

function firstDifference(is: unknown, should: unknown, path = ''): string | null {
  if (!isObject(is) || !isObject(should))
    return Object.is(is, should) ? null : `${path} is ${words(is)} instead of ${words(should)}`;
  for (const key of new Set([...Object.keys(should), ...Object.keys(is)])) {
    const found = firstDifference(at(is, key), at(should, key), `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A failure names the first difference, with a path that starts at `what`. */
export function expectSame(what: string, is: unknown, should: unknown): void {
  expect(is, `${what}${firstDifference(is, should) ?? ' differs'}`).toStrictEqual(should);
}
