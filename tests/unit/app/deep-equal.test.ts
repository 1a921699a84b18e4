import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { deepEqual } from '#app/deep-equal.ts';
import { forAll } from '#tests/for-all.ts';

it('deepEqual agrees with Node’s comparison of plain data', () => {
  const data = fc.jsonValue({ maxDepth: 3 });
  forAll(data, data, (one, other) => {
    expect(deepEqual(one, structuredClone(one))).toBe(true);
    expect(deepEqual({ of: one }, { of: other })).toBe(isDeepStrictEqual(one, other));
    expect(deepEqual([one], { 0: one })).toBe(false);
  });
});
