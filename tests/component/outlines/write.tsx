import { expect, test } from 'vitest';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { modelsWithSituations } from '#machines/situations.ts';
import { fixEnvironment } from './fix-environment.ts';
import { fileOf, readOutlines, writeOutlines } from '#visualizations/screens/outlines-file.ts';
import { screensOf } from './screens-of.ts';

const preview = await createPreview('en');
fixEnvironment();

test.each(modelsWithSituations)(
  'writes the outline of $machine.id',
  async (model) => {
    const screens = await screensOf(model, preview);
    const file = fileOf(model.machine.id);
    if (screens.length > 0) writeOutlines(file, screens);
    expect(readOutlines(file)).toEqual(screens);
  },
  120_000,
);
