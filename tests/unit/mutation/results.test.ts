import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createNearness } from '../../mutation/nearness.ts';
import { isSettled, resultOf, stillNoticed } from '../../mutation/results.ts';

const source = 'src/domain/dates.ts';
const itself = 'tests/unit/mutation/results.test.ts';
const names = ['one', 'two', 'three'];
const noticed = new Map([
  ['one', itself],
  ['three', itself],
]);

describe('the stored result of a file’s mutants', () => {
  const result = resultOf(source, names, noticed, 'suites');

  test('names the missed mutants, and is valid while the source and the test are unchanged', () => {
    expect(result.missed).toEqual(['two']);
    expect(stillNoticed(source, names, result)).toEqual(noticed);
    expect(stillNoticed(source, names, { ...result, source: 'other' }).size).toBe(0);
    expect(stillNoticed(source, [...names, 'four'], result).size).toBe(0);
    const changed = { [itself]: { sha: 'other', noticed: '0 2' } };
    expect(stillNoticed(source, names, { ...result, tests: changed }).size).toBe(0);
    expect(stillNoticed(source, names, undefined).size).toBe(0);
  });

  test('retries missed mutants with tests that have changed', () => {
    expect(isSettled(source, result, 'suites')).toBe(true);
    expect(isSettled(source, result, 'others')).toBe(false);
    expect(isSettled(source, { ...result, source: 'other' }, 'suites')).toBe(false);
  });
});

describe('the distance from a test to a module', () => {
  const { far, breadth } = createNearness();

  test('is small for its imports, and larger for their imports', () => {
    expect(far(source, source)).toBe(0);
    expect(far('tests/unit/domain/dates.test.ts', source)).toBe(1);
    expect(readFileSync('src/domain/loans/caps.ts', 'utf8')).toContain("'../dates.ts'");
    expect(far('src/domain/loans/caps.ts', 'src/domain/primitives.ts')).toBeLessThan(Infinity);
    expect(far(source, itself)).toBe(Infinity);
  });

  test('grows with the number of modules that the test imports', () => {
    expect(breadth(source)).toBeLessThan(breadth('src/domain/loans/caps.ts'));
  });
});
