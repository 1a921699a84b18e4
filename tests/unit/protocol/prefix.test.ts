import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPrefix, stripPrefix } from '#protocol/prefix.ts';
import { forAll } from '#tests/for-all.ts';

const json = fc
  .jsonValue({ maxDepth: 6 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)));
const prefixes = fc.stringMatching(/^[a-z]{1,8}_$/);

describe('the field prefix', () => {
  it('S7.3: is added to every field in objects and arrays, even to names of the envelope', () => {
    const data = {
      loanAmount: 1,
      header: { a: 1 },
      body: [{ b: 1 }],
      method: 'x',
      data: { c: [{ d: null }] },
      list: [1, [{ e: 'f' }]],
    };
    expect(addPrefix(data, 'credit_')).toEqual({
      credit_loanAmount: 1,
      credit_header: { credit_a: 1 },
      credit_body: [{ credit_b: 1 }],
      credit_method: 'x',
      credit_data: { credit_c: [{ credit_d: null }] },
      credit_list: [1, [{ credit_e: 'f' }]],
    });
  });

  it('is removed by stripping, for any payload and prefix', () => {
    forAll(json, prefixes, (value, prefix) => {
      expect(stripPrefix(addPrefix(value, prefix), prefix)).toEqual(value);
    });
  });

  it('is required by stripping, which drops other keys', () => {
    expect(stripPrefix({ credit_a: 1, a: 2, other_b: 3, method: 4 }, 'credit_')).toEqual({ a: 1 });
  });

  it('is stripped from a `__proto__` field without a change of the prototype', () => {
    const hostile: unknown = JSON.parse('{"credit___proto__":{"credit_polluted":true}}');
    const stripped = stripPrefix(hostile, 'credit_');
    expect(JSON.stringify(stripped)).toBe('{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(stripped)).toBe(Object.prototype);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('does not change the given value', () => {
    const data = Object.freeze({ a: Object.freeze([Object.freeze({ b: 1 })]) });
    addPrefix(data, 'credit_');
    expect(data).toEqual({ a: [{ b: 1 }] });
  });
});
