import type { Frame, Point } from '#visualizations/layout/layout.ts';
import { type CardId, cardIds, places, type Stage, stages } from './cards.ts';

/** The grid of the map, in pixels at 1280 x 720: cards, the channels between them, and the edges. */
export const grid = {
  margin: 14,
  top: 28,
  card: { width: 156, height: 104 },
  channel: { width: 62, height: 60 },
  bottom: 10,
} as const;

const stageIds = Object.keys(stages).filter((id): id is Stage => id in stages);

/** Where a card stands: its column and its row, from 0. */
export type Cell = { column: number; row: number };

/** The cells of all cards: a column a stage, in the order of their list. */
const cells: ReadonlyMap<CardId, Cell> = new Map(
  stageIds.flatMap((stage, column) =>
    cardIds
      .filter((id) => places[id].stage === stage)
      .map((id, row): [CardId, Cell] => [id, { column, row }]),
  ),
);

const columns = stageIds.length;
const rows = Math.max(...[...cells.values()].map(({ row }) => row)) + 1;

const stepX = grid.card.width + grid.channel.width;
const stepY = grid.card.height + grid.channel.height;

/** The left edge of a column, and the top of a row. */
export const leftOf = (column: number): number => grid.margin + column * stepX;
export const topOf = (row: number): number => grid.top + row * stepY;

export const width = leftOf(columns) - grid.channel.width + grid.margin;
export const height = topOf(rows) - grid.channel.height + grid.bottom;

/** The frame of a cell. */
export const frameOfCell = ({ column, row }: Cell): Frame => ({
  x: leftOf(column),
  y: topOf(row),
  ...grid.card,
});

/** The cell of a card. Throws where the card has none. */
export function cellOf(id: CardId): Cell {
  const cell = cells.get(id);
  if (!cell) throw new Error(`${id} has no place on the map`);
  return cell;
}

/** The names of the stages, each above its column. */
export const headings: readonly (Point & { stage: Stage; text: string })[] = stageIds.map(
  (stage, column) => ({
    stage,
    x: leftOf(column),
    y: 19,
    text: stages[stage],
  }),
);

/** The free cells in the last row, as one frame: the sign of what is everywhere stands there. */
export function freeFrame(): Frame {
  const taken = new Set(
    [...cells.values()].filter(({ row }) => row === rows - 1).map(({ column }) => column),
  );
  const free = stageIds.map((_, column) => column).filter((column) => !taken.has(column));
  const [first = 0] = free;
  const last = free.at(-1) ?? first;
  const frame = frameOfCell({ column: first, row: rows - 1 });
  return { ...frame, width: leftOf(last) + grid.card.width - frame.x };
}
