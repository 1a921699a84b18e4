import type { Font } from '#visualizations/layout/font.ts';

const font = (size: number, weight: 400 | 700, lineHeight: number): Font => ({
  size,
  weight,
  italic: false,
  lineHeight,
});

/** In pixels at 1280 x 720. */
export const mapFonts = {
  stage: font(12, 700, 15),
  name: font(13, 700, 16),
  line: font(10.5, 400, 13),
  words: font(10.5, 400, 12),
  tag: font(9.5, 700, 12),
  row: font(11, 400, 13.5),
  lead: font(11, 700, 13.5),
} as const satisfies Record<string, Font>;

export type MapRole = keyof typeof mapFonts;
