import type { Frame, Point } from './layout.ts';

/** Whether two frames overlap. */
export const meet = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Segments of an arrow as frames that are `thick` pixels thick. */
export const piecesOf = (points: readonly Point[], thick: number): Frame[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x) - thick / 2,
      y: Math.min(from.y, to.y) - thick / 2,
      width: Math.abs(from.x - to.x) + thick,
      height: Math.abs(from.y - to.y) + thick,
    };
  });
