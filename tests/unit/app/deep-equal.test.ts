import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepEqual } from '#app/deep-equal.ts';

describe('deepEqual', () => {
  it('treats a value as equal to its copy, and unequal to a list of the value', () => {
    const data = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(data, (one) => {
        expect(deepEqual(one, structuredClone(one))).toBe(true);
        expect(deepEqual({ of: one }, { of: structuredClone(one) })).toBe(true);
        expect(deepEqual(one, [one])).toBe(false);
      }),
    );
  });

  it.each([
    ['a list and an object', [], {}],
    ['a list and an object with the same entries', ['a'], { 0: 'a' }],
    ['different lengths', [1], [1, 2]],
    ['different keys', { a: undefined }, { b: undefined }],
    ['different nested values', { a: { b: 1 } }, { a: { b: 2 } }],
    ['null and an object', null, {}],
    ['a string and an array of its letter', 'a', ['a']],
    ['dates, which are not plain data', new Date(0), new Date(0)],
    ['maps, which are not plain data', new Map([[1, 1]]), new Map([[1, 1]])],
  ])('distinguishes values: %s', (_, one, other) => {
    expect(deepEqual(one, other)).toBe(false);
    expect(deepEqual(other, one)).toBe(false);
  });

  it('treats a value that is not plain data as equal to itself', () => {
    const time = new Date(0);
    expect(deepEqual({ time }, { time })).toBe(true);
  });
});
