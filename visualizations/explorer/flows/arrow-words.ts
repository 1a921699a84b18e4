import { fonts, widthOf } from '#visualizations/layout/font.ts';
import { isWithin } from '#visualizations/layout/flow.ts';
import { PAD, placeWords } from '#visualizations/layout/labels.ts';
import type { Frame, Layout, Point } from '#visualizations/layout/layout.ts';
import { transitionPhrases } from '#visualizations/wording/phrases.ts';
import type { Wording } from '#machines/description/words.ts';
import type { Flow } from './flow.ts';

/** Label of an arrow without chips, and its position. */
export type ArrowWords = Frame & {
  text: string;
  /** The label overlaps nothing; otherwise it shows only on hover or selection. */
  fits: boolean;
};

function textOf(flow: Flow, source: string, target: string, wording: Wording): string {
  const taken = [...flow.transitions.values()].filter(
    (one) =>
      isWithin(one.source, source) &&
      !isWithin(one.source, target) &&
      one.targets.some((id) => isWithin(id, target)),
  );
  const words = taken.flatMap((one) => {
    const state = flow.states.get(one.source);
    return state ? [transitionPhrases(state, one, wording).trigger.replace(/^\d+\. /, '')] : [];
  });
  return [...new Set(words)].join('; ');
}

function middleOf(points: readonly Point[]): Point {
  const at = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
  const before = points[Math.floor(points.length / 2) - 1] ?? at;
  return { x: (at.x + before.x) / 2, y: (at.y + before.y) / 2 };
}

export function arrowWords(
  flow: Flow,
  { arrows, boxes, width }: Layout,
  wording: Wording,
): ReadonlyMap<string, ArrowWords> {
  const bare = arrows.flatMap(({ id, source, target, points, chips }) => {
    if (source === null || chips.length > 0) return [];
    const text = textOf(flow, source, target, wording);
    return text === '' ? [] : [{ id, points, text }];
  });
  const font = fonts.guard;
  const isGroup = (one: string) => boxes.some(({ id }) => id !== one && isWithin(id, one));
  const taken = boxes.flatMap((box): Frame[] =>
    isGroup(box.id)
      ? box.lines.map(({ x, y, role, text }) => ({
          x,
          y: y - fonts[role].size,
          width: widthOf(text, fonts[role]),
          height: fonts[role].lineHeight,
        }))
      : [box],
  );
  const ways = arrows.map(({ points }) => points);
  const placed = placeWords(bare, ways, taken, { font, width });
  return new Map(
    bare.map((one) => {
      const size = { width: widthOf(one.text, font) + 2 * PAD, height: font.lineHeight };
      const middle = middleOf(one.points);
      const x = Math.max(0, Math.min(middle.x - size.width / 2, width - size.width));
      const frame = placed.get(one);
      const shown = frame ?? { ...size, x, y: middle.y - size.height / 2 };
      return [one.id, { ...shown, text: one.text, fits: frame !== undefined }];
    }),
  );
}
