import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allDefects } from './defects/catalogue.ts';
import { changesOf } from './defects/defect.ts';

const named = Object.entries(allDefects);

describe('a defect of the catalogue', () => {
  it.each(named)('has a sentence, and texts that occur once in their files: %s', (_, defect) => {
    expect(defect.words).toMatch(/^[A-Z].*\.$/);
    for (const { file, from, to } of changesOf(defect)) {
      expect(to).not.toBe(from);
      expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    }
  });
});
