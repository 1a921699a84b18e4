import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allDefects, catalogue } from './defects/catalogue.ts';
import { changesOf } from './defects/defect.ts';

const named = Object.entries(allDefects);

describe('the catalogue of defects', () => {
  it.each([
    ['client', 22],
    ['server', 20],
    ['between', 20],
    ['asides', 2],
    ['principles', 21],
  ] as const)('has all defects of the kind %s: %i', (kind, count) => {
    expect(Object.keys(catalogue[kind])).toHaveLength(count);
  });

  it.each(named)('replaces a text that occurs once in the product: %s', (_, defect) => {
    expect(defect.words).toMatch(/^[A-Z].*\.$/);
    for (const { file, from, to } of changesOf(defect)) {
      expect(to).not.toBe(from);
      expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    }
  });
});
