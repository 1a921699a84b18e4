import { expect, test } from 'vitest';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { sampledModels } from '#visualizations/samples/samples.ts';
import { fixEnvironment } from './fix-environment.ts';
import { kitFile, kitSamples } from './kit-samples.tsx';
import { outlineWithEffects } from './outline-with-effects.tsx';
import {
  fileOf,
  type Outlined,
  readOutlines,
  writeOutlines,
} from '#visualizations/screens/outlines-file.ts';
import { screensOf } from './screens-of.ts';

const preview = await createPreview('en');
fixEnvironment();

function written(file: string, screens: readonly Outlined[]): Outlined[] {
  if (screens.length > 0) writeOutlines(file, screens);
  return readOutlines(file);
}

test('writes the outline of the kit', () => {
  const screens = Object.entries(kitSamples).map(([name, draw]) => ({
    name,
    page: null,
    path: null,
    lines: outlineWithEffects(draw),
  }));
  expect(written(kitFile, screens)).toEqual(screens);
});

test.each(sampledModels)(
  'writes the outline of $machine.id',
  async (model) => {
    const screens = await screensOf(model, preview);
    expect(written(fileOf(model.machine.id), screens)).toEqual(screens);
  },
  120_000,
);
