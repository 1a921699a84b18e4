/** For a release: each of what is shared out meets all of what it is shared out to. */
const isWhole = Boolean(process.env.WHOLE_GRID);

/**
 * Every kind of money goes through every fault and every interruption in `tests/faults` and in the
 * simulated worlds, on the real charts and services. The built app adds the line and the words: of a
 * table of kinds and what befalls them it plays one cell in `of` in each row and each column.
 * `WHOLE_GRID=1` plays them all.
 */
export const isPlayed = (row: number, column: number, of: number): boolean =>
  isWhole || row % of === column % of;
