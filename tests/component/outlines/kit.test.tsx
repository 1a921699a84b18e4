import { describe, expect, test } from 'vitest';
import { asAlways } from './as-always.ts';
import { kitFile, kitSamples } from './kit-samples.tsx';
import { looksOf } from './looked-at.tsx';
import { readOutlines } from '#visualizations/screens/outlines-file.ts';

asAlways();

describe('the kit', () => {
  const written = new Map(readOutlines(kitFile).map(({ name, lines }) => [name, lines]));

  test.each(Object.entries(kitSamples))('%s equal their outlines', (name, draw) => {
    const lines = written.get(name);
    expect(looksOf(draw, lines)).toEqual(lines);
  });
});
