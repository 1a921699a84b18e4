import { type Font, widthOf } from './font.ts';
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

export const PAD = 3;

function* placesOn(points: readonly Point[], size: Pick<Frame, 'width' | 'height'>) {
  for (const { x: left, y, width: long, height: high } of piecesOf(points, 0)) {
    if (high > 0) continue;
    for (let x = left + 8; x + size.width <= left + long - 8; x += 6) {
      yield { ...size, x, y: y - size.height / 2 };
    }
  }
  // A vertical straight arrow also allows positions beside it.
  const [start, next, end] = [points[0], points[1], points.at(-1)];
  if (!start || !end || start.x !== end.x || next?.x !== start.x) return;
  const y = (start.y + end.y) / 2 - size.height / 2;
  yield { ...size, x: start.x + 4, y };
  yield { ...size, x: start.x - 4 - size.width, y };
}

export type Worded = { points: readonly Point[]; text: string };

/** A label without a place is left out: if it is too long, or overlaps something in each place. */
export function placeWords<One extends Worded>(
  arrows: readonly One[],
  all: readonly (readonly Point[])[],
  taken: readonly Frame[],
  { font, width }: { font: Font; width: number },
): ReadonlyMap<One, Frame> {
  const ways = all.map((points) => ({ points, pieces: piecesOf(points, 2) }));
  const placed = new Map<One, Frame>();
  for (const one of arrows.toSorted((a, b) => a.text.length - b.text.length)) {
    const size = { width: widthOf(one.text, font) + 2 * PAD, height: font.lineHeight };
    const others = ways.flatMap(({ points, pieces }) => (points === one.points ? [] : pieces));
    const inTheWay = [...taken, ...placed.values(), ...others];
    for (const frame of placesOn(one.points, size)) {
      if (frame.x < 0 || frame.x + frame.width > width) continue;
      if (inTheWay.some((other) => meet(frame, other))) continue;
      placed.set(one, frame);
      break;
    }
  }
  return placed;
}
