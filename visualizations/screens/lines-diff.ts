/** A line that is kept (` `), removed (`-`) or added (`+`). */
export type Step = { mark: ' ' | '-' | '+'; line: string };

/** The shortest edit script between two lists of lines. */
export function stepsBetween(before: readonly string[], after: readonly string[]): Step[] {
  const width = after.length + 1;
  const same = new Int32Array((before.length + 1) * width);
  const at = (row: number, column: number) => same[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      same[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && old === fresh) {
      steps.push({ mark: ' ', line: old });
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      steps.push({ mark: '-', line: old });
      row += 1;
    } else if (fresh !== undefined) {
      steps.push({ mark: '+', line: fresh });
      column += 1;
    }
  }
  return steps;
}

export const changesBetween = (before: readonly string[], after: readonly string[]): string[] =>
  stepsBetween(before, after).flatMap(({ mark, line }) => (mark === ' ' ? [] : [`${mark}${line}`]));
