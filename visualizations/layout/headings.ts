import type { Arrow, StateBox } from './layout.ts';
import { moved, movedChip } from './texts.ts';

/** Minimum distance between text and an arrow, in pixels. */
const clearance = 8;

type Span = { from: number; to: number };

/** Horizontal spans in which arrows cross the band of a box's own text. */
function crossings(box: StateBox, bottom: number, arrows: Arrow[]): Span[] {
  return arrows.flatMap(({ points }) =>
    points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [];
      const top = Math.min(point.y, next.y);
      const end = Math.max(point.y, next.y);
      const from = Math.min(point.x, next.x);
      const to = Math.max(point.x, next.x);
      const inBand = end > box.y && top < bottom;
      const inBox = to > box.x && from < box.x + box.width;
      return inBand && inBox ? [{ from: from - clearance, to: to + clearance }] : [];
    }),
  );
}

/**
 * Moves the text as far to the left as possible; null if there is no room. `width` and `height` are
 * those of the text with its margins.
 */
export function withClearHeading(
  box: StateBox,
  { width, height }: { width: number; height: number },
  arrows: Arrow[],
): StateBox | null {
  const spans = crossings(box, box.y + height, arrows);
  const end = box.x + box.width;
  const starts = [box.x, ...spans.map(({ to }) => to)].toSorted((a, b) => a - b);
  const free = starts.find(
    (x) => x + width <= end && spans.every(({ from, to }) => to <= x || from >= x + width),
  );
  if (free === undefined) return null;
  const by = Math.round((free - box.x) * 10) / 10;
  return {
    ...box,
    lines: box.lines.map((line) => moved(line, by, 0)),
    told: box.told.map((chip) => movedChip(chip, by, 0)),
  };
}
