import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { arrowWords } from '#visualizations/explorer/flows/arrow-words.ts';
import { flowIds, flowNamed } from '#visualizations/explorer/flows/flow.ts';
import { folderOf } from '#machines/description/folder.ts';
import { meet, piecesOf } from '#visualizations/layout/labels.ts';
import { drawingsIn } from '#visualizations/layout/read.ts';
import { pairs } from '../geometry.ts';

vi.mock('virtual:explorer-data', () => import('./made-data.ts'));

/** Pictures with arrows that have no chips. */
const outlines = flowIds.flatMap((id) => {
  const file = `visualizations/diagrams/${folderOf(id)}/layout.json`;
  const { plain } = drawingsIn(readFileSync(file, 'utf8'));
  const bare = plain.filter(({ layout }) =>
    layout.arrows.some(({ source, chips }) => source !== null && chips.length === 0),
  );
  return bare.map((picture) => ({ id, picture, name: `${id}: ${picture.id}` }));
});

describe('the texts of arrows in overviews', () => {
  test.each(outlines)(
    '$name: exist for each arrow without chips',
    ({ id, picture: { layout } }) => {
      const words = arrowWords(flowNamed(id), layout, 'plain');
      const bare = layout.arrows.filter(
        ({ source, chips }) => source !== null && chips.length === 0,
      );
      expect(bare.filter((arrow) => !words.has(arrow.id)).map((arrow) => arrow.id)).toEqual([]);
    },
  );

  test.each(outlines)(
    '$name: cover no other visible text and no other arrow, if they are always visible',
    ({ id, picture: { layout } }) => {
      const words = arrowWords(flowNamed(id), layout, 'plain');
      const shown = [...words].filter(([, { fits }]) => fits);
      for (const [[, one], [, other]] of pairs(shown)) expect(meet(one, other)).toBe(false);
      for (const [arrow, frame] of shown) {
        const others = layout.arrows.filter((one) => one.id !== arrow);
        const under = others.filter(({ points }) =>
          piecesOf(points, 0).some((piece) => meet(piece, frame)),
        );
        expect(under.map((one) => one.id)).toEqual([]);
      }
    },
  );

  test('fit for some arrows, and do not fit for others', () => {
    const all = outlines.flatMap(({ id, picture: { layout } }) => [
      ...arrowWords(flowNamed(id), layout, 'plain').values(),
    ]);
    expect(all.some(({ fits }) => fits)).toBe(true);
    expect(all.some(({ fits }) => !fits)).toBe(true);
  });
});
