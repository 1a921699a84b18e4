const isWhole = Boolean(process.env.WHOLE_GRID);

/**
 * Whether the built app plays a cell of a table: every `of`-th cell of each row and column, because
 * `tests/faults` and the simulated worlds test money with faults. `WHOLE_GRID=1` plays all cells.
 */
export const isPlayed = (row: number, column: number, of: number): boolean =>
  isWhole || row % of === column % of;
