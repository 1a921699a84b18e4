/** One disturbed run hardly changes the median. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A temporary slowdown affects both values of a pair, so it hardly changes their ratio. */
export function pairedRatio(ours: readonly number[], floor: readonly number[]): number {
  const ratios = ours.flatMap((value, index) => {
    const beside = floor[index];
    return beside ? [value / beside] : [];
  });
  return median(ratios);
}

/**
 * The smallest value that `hundredths` per cent of the values do not exceed; NaN without values.
 */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((hundredths / 100) * sorted.length) - 1)] ?? Number.NaN;
}
