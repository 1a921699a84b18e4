import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepEqual } from '#app/deep-equal.ts';

describe('plain data', () => {
  it('says the same as its copy, and something else than what it lies in', () => {
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
    ['a list and an object of the same entries', ['a'], { 0: 'a' }],
    ['other lengths', [1], [1, 2]],
    ['other names', { a: undefined }, { b: undefined }],
    ['other values below', { a: { b: 1 } }, { a: { b: 2 } }],
    ['nothing and an object', null, {}],
    ['a text and its letter', 'a', ['a']],
    ['times, which are no plain data', new Date(0), new Date(0)],
    ['maps, which are none', new Map([[1, 1]]), new Map([[1, 1]])],
  ])('is told apart: %s', (_, one, other) => {
    expect(deepEqual(one, other)).toBe(false);
    expect(deepEqual(other, one)).toBe(false);
  });

  it('is the same where it is the same object, whatever it is', () => {
    const time = new Date(0);
    expect(deepEqual({ time }, { time })).toBe(true);
  });
});
