import { describe, expect, test } from 'vitest';
import { environmentOf } from '#machines/walk/environment.ts';
import type { Model } from '#machines/walk/model.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { worldAfter } from '#visualizations/screens/reach.ts';
import { fixEnvironment } from './fix-environment.ts';
import { outlineWithEffects, screenOf } from './outline-with-effects.tsx';
import { fileOf, readOutlines } from '#visualizations/screens/outlines-file.ts';
import { listedOf } from './screens-of.ts';

/** Each screen is a separate test, because only quick tests find mutants. */
export async function compareOutlines(models: readonly Model[]): Promise<void> {
  const preview = await createPreview('en');
  const written = await Promise.all(
    models.map(async (model) => {
      const { id } = model.machine;
      const listed = await listedOf(id);
      const paths = new Map(listed.map(({ name, path }) => [name, path]));
      const screens = readOutlines(fileOf(id)).map(({ name, page, path, lines }) => ({
        name,
        page,
        path: path ?? paths.get(name),
        lines,
      }));
      return { id, environment: environmentOf(model), listed, screens };
    }),
  );
  fixEnvironment();

  describe.each(written)('$id', ({ environment, listed, screens }) => {
    test.each(screens)('$name equals its outline', ({ path, page, lines }) => {
      if (!path)
        throw new Error(
          'the outline file has a state or situation that no longer exists: npm run outlines',
        );
      const { snapshot } = worldAfter(environment, path);
      expect(preview.page(snapshot)).toBe(page);
      expect(outlineWithEffects(screenOf(preview, snapshot), lines)).toEqual(lines);
    });

    test('the outline file has every state and situation', () => {
      const names = screens.map(({ name }) => name);
      const missing = listed.filter(
        ({ name, path }) =>
          !names.includes(name) && preview.page(worldAfter(environment, path).snapshot) !== null,
      );
      expect(missing, 'run npm run outlines; viz:screens finds states and situations').toEqual([]);
    });
  });
}
