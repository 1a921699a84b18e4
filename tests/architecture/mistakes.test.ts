import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mistakes } from './mistakes.ts';

const rows = mistakes.map(({ sentence, file, instead: [right] }) => ({ sentence, file, right }));

describe('the text that a mistake replaces', () => {
  test.each(rows)('occurs once in $file: $sentence', ({ file, right }) => {
    expect(readFileSync(file, 'utf8').split(right)).toHaveLength(2);
  });
});
