import { fonts, widthOf } from '#visualizations/layout/font.ts';
import type { Frame, Point, TextLine } from '#visualizations/layout/layout.ts';

/** Coordinates are rounded to a tenth. */
export const tolerance = 0.3;

export const inside = (inner: Frame, outer: Frame): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance;

export const overlap = (a: Frame, b: Frame): boolean =>
  a.x + a.width > b.x + tolerance &&
  b.x + b.width > a.x + tolerance &&
  a.y + a.height > b.y + tolerance &&
  b.y + b.height > a.y + tolerance;

export const frameOf = ({ x, y, role, text }: TextLine): Frame => {
  const font = fonts[role];
  return { x, y: y - font.size, width: widthOf(text, font), height: font.size };
};

export const passes = (piece: Frame, frame: Frame): boolean =>
  piece.x + piece.width > frame.x + 1 &&
  piece.x < frame.x + frame.width - 1 &&
  piece.y + piece.height > frame.y + 1 &&
  piece.y < frame.y + frame.height - 1;

export const onBorder = ({ x, y }: Point, frame: Frame): boolean => {
  const near = (a: number, b: number) => Math.abs(a - b) <= 1;
  const within = (at: number, from: number, size: number) =>
    at >= from - 1 && at <= from + size + 1;
  const beside = near(x, frame.x) || near(x, frame.x + frame.width);
  const level = near(y, frame.y) || near(y, frame.y + frame.height);
  return (beside && within(y, frame.y, frame.height)) || (level && within(x, frame.x, frame.width));
};

export const pairs = <Thing>(things: Thing[]): [Thing, Thing][] =>
  things.flatMap((one, index) =>
    things.slice(index + 1).map((other): [Thing, Thing] => [one, other]),
  );
