import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mistakes } from './mistakes.ts';

const rows = mistakes.map(({ sentence, file, instead: [right] }) => ({ sentence, file, right }));

describe('a mistake quotes a text that its file has once', () => {
  test.each(rows)('$file: $sentence', ({ file, right }) => {
    expect(readFileSync(file, 'utf8').split(right)).toHaveLength(2);
  });
});
