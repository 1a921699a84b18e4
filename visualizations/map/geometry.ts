import { required } from '#machines/shared/required.ts';
import type { Frame } from '#visualizations/layout/layout.ts';
import { type CardId, cardIds, places, type Stage, stages } from './cards.ts';

const stageIds = Object.keys(stages).filter((id): id is Stage => id in stages);

export type Cell = { column: number; row: number };

const cells: ReadonlyMap<CardId, Cell> = new Map(
  stageIds.flatMap((stage, column) =>
    cardIds
      .filter((id) => places[id].stage === stage)
      .map((id, row): [CardId, Cell] => [id, { column, row }]),
  ),
);

const columns = stageIds.length;
const rows = Math.max(...[...cells.values()].map(({ row }) => row)) + 1;

if (rows > 5) throw new Error('A stage of the map has room for five cards: see cards.ts.');

/** In pixels at 1280 x 720. Five rows need lower cards. */
export const grid = {
  margin: 14,
  top: 28,
  card: { width: 156, height: rows < 5 ? 104 : 90 },
  channel: { width: 62, height: rows < 5 ? 60 : 39 },
  bottom: 10,
} as const;

const stepX = grid.card.width + grid.channel.width;
const stepY = grid.card.height + grid.channel.height;

export const leftOf = (column: number): number => grid.margin + column * stepX;
export const topOf = (row: number): number => grid.top + row * stepY;

export const width = leftOf(columns) - grid.channel.width + grid.margin;
export const height = topOf(rows) - grid.channel.height + grid.bottom;

export const frameOfCell = ({ column, row }: Cell): Frame => ({
  x: leftOf(column),
  y: topOf(row),
  ...grid.card,
});

export function cellOf(id: CardId): Cell {
  const cell = cells.get(id);
  if (!cell) throw new Error(`the card ${id} has no cell on the map`);
  return cell;
}

export const headings = stageIds.map((stage, column) => ({
  x: leftOf(column),
  y: 19,
  text: stages[stage],
}));

/** The largest frame of free cells at the bottom of the map. Throws without any. */
export function freeFrame(): Frame {
  const tops = stageIds.map(
    (_, column) => [...cells.values()].filter((cell) => cell.column === column).length,
  );
  const frames = tops.flatMap((_, first) =>
    tops.slice(first).flatMap((_top, more): Frame[] => {
      const row = Math.max(...tops.slice(first, first + more + 1));
      if (row === rows) return [];
      const { x, y } = frameOfCell({ column: first, row });
      const end = frameOfCell({ column: first + more, row: rows - 1 });
      return [{ x, y, width: end.x + end.width - x, height: end.y + end.height - y }];
    }),
  );
  return required(frames.toSorted((a, b) => b.width * b.height - a.width * a.height)[0], 'room');
}
