import type { Frame, Point } from '#visualizations/layout/layout.ts';

/** Top left corner of a drawing in its viewport, in pixels, and its scale. */
export type View = Point & { scale: number };

export type Size = { width: number; height: number };

const SMALLEST = 0.08;
const LARGEST = 2.5;

/** A fitted frame is not enlarged. */
const LARGEST_FIT = 1;

/** In pixels. The buttons are below the fitted part. */
const MARGIN = { side: 20, top: 20, bottom: 60 } as const;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Shows a frame centred and as large as fits, at most at `largest`. */
export function fitted(frame: Frame, window: Size, largest = LARGEST_FIT): View {
  const scale = between(
    SMALLEST,
    Math.min(
      (window.width - 2 * MARGIN.side) / frame.width,
      (window.height - MARGIN.top - MARGIN.bottom) / frame.height,
    ),
    largest,
  );
  return {
    scale,
    x: window.width / 2 - (frame.x + frame.width / 2) * scale,
    y: (window.height + MARGIN.top - MARGIN.bottom) / 2 - (frame.y + frame.height / 2) * scale,
  };
}

/** `at`, a point of the viewport, is the fixed point. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = between(SMALLEST, view.scale * factor, LARGEST);
  const grown = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

/** Moves the view by the smallest distance that makes a frame visible; centres a larger frame. */
export function revealed(view: View, frame: Frame, window: Size): View {
  const shift = (start: number, length: number, least: number, most: number) => {
    const end = start + length;
    if (length > most - least) return (least + most) / 2 - (start + end) / 2;
    if (start < least) return least - start;
    return end > most ? most - end : 0;
  };
  const { scale } = view;
  const [left, top] = [view.x + frame.x * scale, view.y + frame.y * scale];
  const { side, top: above, bottom: below } = MARGIN;
  return {
    scale,
    x: view.x + shift(left, frame.width * scale, side, window.width - side),
    y: view.y + shift(top, frame.height * scale, above, window.height - below),
  };
}

/** Moves the view so that a drawing that is larger than the viewport fills it. */
export function filling(view: View, drawing: Size, window: Size): View {
  const kept = (start: number, length: number, least: number, most: number) => {
    if (length <= most - least) return start;
    return between(most - length, start, least);
  };
  const { scale } = view;
  const { side, top, bottom } = MARGIN;
  return {
    scale,
    x: kept(view.x, drawing.width * scale, side, window.width - side),
    y: kept(view.y, drawing.height * scale, top, window.height - bottom),
  };
}

export function around(frames: readonly Frame[]): Frame | null {
  if (frames.length === 0) return null;
  const x = Math.min(...frames.map((one) => one.x));
  const y = Math.min(...frames.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...frames.map((one) => one.x + one.width)) - x,
    height: Math.max(...frames.map((one) => one.y + one.height)) - y,
  };
}

/** One finger pans, two fingers pinch. */
export function dragged(view: View, before: readonly Point[], after: readonly Point[]): View {
  const [first, second] = before;
  const [firstNow, secondNow] = after;
  if (!first || !firstNow) return view;
  if (!second || !secondNow) {
    return { ...view, x: view.x + firstNow.x - first.x, y: view.y + firstNow.y - first.y };
  }
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const [was, is] = [middle(first, second), middle(firstNow, secondNow)];
  const moved = { ...view, x: view.x + is.x - was.x, y: view.y + is.y - was.y };
  return zoomed(moved, apart(firstNow, secondNow) / apart(first, second), is);
}
