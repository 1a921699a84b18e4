import { expect, test } from 'vitest';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { sampledModels } from '#visualizations/samples/samples.ts';
import { asAlways } from './as-always.ts';
import { kitFile, kitSamples } from './kit-samples.tsx';
import { looksOf } from './looked-at.tsx';
import {
  fileOf,
  type Outlined,
  readOutlines,
  writeOutlines,
} from '#visualizations/screens/outlines-file.ts';
import { screensOf } from './screens-of.ts';

const preview = await createPreview('en');
asAlways();

/** Writes a file, and reads it back. */
function written(file: string, screens: readonly Outlined[]): Outlined[] {
  if (screens.length > 0) writeOutlines(file, screens);
  return readOutlines(file);
}

test('writes the outline of the kit', () => {
  const screens = Object.entries(kitSamples).map(([name, draw]) => ({
    name,
    page: null,
    path: null,
    lines: looksOf(draw),
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
