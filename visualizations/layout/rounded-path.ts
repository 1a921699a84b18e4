import type { Point } from './layout.ts';

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
