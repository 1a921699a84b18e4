import type { Point, Frame } from './layout.ts';

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

/** Radius of corners, in pixels. */
const ROUND = 6;

/** Rounds to a tenth of a pixel. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, by: number): string {
  const share = by / (distance(from, to) || 1);
  return `${round(from.x + (to.x - from.x) * share)} ${round(from.y + (to.y - from.y) * share)}`;
}

export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const room = Math.min(ROUND, distance(before, point) / 2, distance(point, after) / 2);
      const [from, to] = [towards(point, before, room), towards(point, after, room)];
      return `L${from}Q${point.x} ${point.y} ${to}`;
    })
    .join('');
}
