import { describe, expect, test } from 'vitest';
import { fixEnvironment } from './fix-environment.ts';
import { kitFile, kitSamples } from './kit-samples.tsx';
import { outlineWithEffects } from './outline-with-effects.tsx';
import { readOutlines } from '#visualizations/screens/outlines-file.ts';

fixEnvironment();

describe('the kit', () => {
  const written = new Map(readOutlines(kitFile).map(({ name, lines }) => [name, lines]));

  test.each(Object.entries(kitSamples))('%s equal their outlines', (name, draw) => {
    const lines = written.get(name);
    expect(outlineWithEffects(draw, lines)).toEqual(lines);
  });
});
