import type { Point } from '#visualizations/layout/layout.ts';
import type { CardId } from './cards.ts';
import { type Cell, cellOf, frameOfCell, grid, leftOf, topOf } from './geometry.ts';

export type Link = { from: CardId; to: CardId };

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where an arrow starts or ends at a card. */
type Port = { card: Cell; side: Side; other: Cell; starts: boolean };

type Course = {
  start: Port;
  end: Port;
  /**
   * Vertical channel left of this column: `near` beside the source, `far` beside the target; null
   * if the arrow needs none.
   */
  near: number | null;
  far: number | null;
  /** Horizontal channel above this row; null if the arrow needs none. */
  across: number | null;
};

/** The side that faces the channel left of column `channel`. */
const sideOf = (column: number, channel: number): Side => (channel > column ? 'right' : 'left');

function courseOf({ from, to }: Link): Course {
  const source = cellOf(from);
  const target = cellOf(to);
  const [right, down] = [target.column - source.column, target.row - source.row];
  const port = (card: Cell, side: Side, other: Cell, starts: boolean): Port => ({
    card,
    side,
    other,
    starts,
  });
  if (right === 0 && Math.abs(down) === 1) {
    const [start, end] = down > 0 ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const);
    return {
      start: port(source, start, target, true),
      end: port(target, end, source, false),
      near: null,
      far: null,
      across: null,
    };
  }
  const isLeft = right < 0 || (right === 0 && source.column > 0);
  const near = source.column + (isLeft ? 0 : 1);
  const far = right === 0 ? near : target.column + (right > 0 ? 0 : 1);
  return {
    start: port(source, sideOf(source.column, near), target, true),
    end: port(target, sideOf(target.column, far), source, false),
    near,
    far: far === near ? null : far,
    across: far === near ? null : acrossOf(source, target),
  };
}

/** The row below the arrow's horizontal channel, which is directly above or below the target. */
function acrossOf(source: Cell, target: Cell): number {
  if (target.row > source.row) return target.row;
  if (target.row < source.row) return target.row + 1;
  return target.row === 0 ? 1 : target.row;
}

type Piece = { key: string; from: number; to: number };

/** The track of each segment; segments on one track do not overlap. */
function trackOf(pieces: readonly Piece[]): ReadonlyMap<string, number> {
  const ends: number[] = [];
  const tracks = new Map<string, number>();
  for (const { key, from, to } of pieces.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const free = ends.findIndex((end) => end < from);
    const track = free < 0 ? ends.length : free;
    ends[track] = to;
    tracks.set(key, track);
  }
  return tracks;
}

/** The tracks are spread evenly around the middle of their channel. */
function placeOf(
  { start, size, most }: { start: number; size: number; most: number },
  count: number,
  track: number,
): number {
  const edge = 9;
  const step = count < 2 ? 0 : Math.min(most, (size - 2 * edge) / (count - 1));
  return Math.round((start + size / 2 + (track - (count - 1) / 2) * step) * 10) / 10;
}

const nameOfPort = ({ card: { column, row }, side }: Port): string => `${column} ${row} ${side}`;

/** The ports of a side are in the order of the cards at the other ends. */
function placePorts(courses: readonly Course[]): ReadonlyMap<Port, Point> {
  const sides = new Map<string, Port[]>();
  for (const { start, end } of courses) {
    for (const port of [start, end]) {
      sides.set(nameOfPort(port), [...(sides.get(nameOfPort(port)) ?? []), port]);
    }
  }
  const places = new Map<Port, Point>();
  for (const ports of sides.values()) {
    const sorted = ports.toSorted(
      (a, b) =>
        a.other.row - b.other.row || a.other.column - b.other.column || +a.starts - +b.starts,
    );
    for (const [index, port] of sorted.entries()) {
      const { x, y, width, height } = frameOfCell(port.card);
      const share = (index + 1) / (ports.length + 1);
      const shift = port.side === 'right' ? 2 : 0;
      const [across, down] = [
        Math.round(x + width * (0.4 + 0.2 * share)),
        Math.round(y + height * share) + shift,
      ];
      const place: Record<Side, Point> = {
        left: { x, y: down },
        right: { x: x + width, y: down },
        top: { x: across, y },
        bottom: { x: across, y: y + height },
      };
      places.set(port, place[port.side]);
    }
  }
  return places;
}

/** Routes through the channels between cards, across no card and along no other route. */
export function routesOf(links: readonly Link[]): Point[][] {
  const courses = links.map(courseOf);
  const ports = placePorts(courses);
  const pointOf = (port: Port): Point => ports.get(port) ?? { x: 0, y: 0 };
  const middleOf = (row: number): number => topOf(row) - grid.channel.height / 2;

  const inColumns = new Map<number, Piece[]>();
  const inRows = new Map<number, Piece[]>();
  const add = (pieces: Map<number, Piece[]>, at: number, key: string, a: number, b: number) => {
    const piece = { key, from: Math.min(a, b) - 4, to: Math.max(a, b) + 4 };
    pieces.set(at, [...(pieces.get(at) ?? []), piece]);
  };
  for (const [index, { start, end, near, far, across }] of courses.entries()) {
    if (near === null) continue;
    const [a, b] = [pointOf(start), pointOf(end)];
    if (far === null || across === null) {
      add(inColumns, near, `${index} near`, a.y, b.y);
      continue;
    }
    add(inColumns, near, `${index} near`, a.y, middleOf(across));
    add(inColumns, far, `${index} far`, middleOf(across), b.y);
    add(inRows, across, `${index}`, channelX(near, 0, 1), channelX(far, 0, 1));
  }
  const [vertical, horizontal] = [placed(inColumns, channelX), placed(inRows, channelY)];

  return courses.map(({ start, end, near, far, across }, index) => {
    const [a, b] = [pointOf(start), pointOf(end)];
    // Between two cards above each other an arrow is straight if its ports align, else it bends.
    if (near === null) {
      if (a.x === b.x) return [a, b];
      const y = (a.y + b.y) / 2;
      return [a, { x: a.x, y }, { x: b.x, y }, b];
    }
    const x = vertical.get(`${index} near`) ?? a.x;
    if (far === null || across === null) {
      return a.y === b.y ? [a, b] : [a, { x, y: a.y }, { x, y: b.y }, b];
    }
    const last = vertical.get(`${index} far`) ?? b.x;
    const y = horizontal.get(`${index}`) ?? middleOf(across);
    return [a, { x, y: a.y }, { x, y }, { x: last, y }, { x: last, y: b.y }, b];
  });
}

const channelX = (column: number, track: number, count: number): number => {
  const { width: size } = grid.channel;
  return placeOf({ start: leftOf(column) - size, size, most: 7 }, count, track);
};

const channelY = (row: number, track: number, count: number): number => {
  const { height: size } = grid.channel;
  return placeOf({ start: topOf(row) - size, size, most: 13 }, count, track);
};

function placed(
  pieces: ReadonlyMap<number, Piece[]>,
  place: (channel: number, track: number, count: number) => number,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [channel, some] of pieces) {
    const tracks = trackOf(some);
    const count = Math.max(...tracks.values()) + 1;
    for (const [key, track] of tracks) places.set(key, place(channel, track, count));
  }
  return places;
}
