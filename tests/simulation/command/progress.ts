import { minute, second } from '#domain/constants.ts';

/** Output of a run: the real clock, milliseconds, and a function that prints a line. */
export type Output = { clock: () => number; print: (line: string) => void };

/** Interval between lines of progress, milliseconds. */
const interval = 10 * second;

/** Returns a function that prints a line of progress, unless the last one is younger than 10 s. */
export function createProgress({ clock, print }: Output): (line: () => string) => void {
  let last = clock();
  return (line) => {
    const now = clock();
    if (now - last < interval) return;
    last = now;
    print(line());
  };
}

/** Returns a duration in words: `42 s`, `3 min 5 s`. */
function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / second);
  return milliseconds < minute
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Returns the rate of `worlds` in `since` milliseconds. */
export const rateOf = (worlds: number, since: number): string =>
  `${((worlds * second) / Math.max(since, 1)).toFixed(1)} worlds/s`;

/** Returns a line of progress: number of worlds, rate, number of failures, and remaining time. */
export function progressOf(
  { played, failing, all }: { played: number; failing: number; all: number },
  since: number,
): string {
  const left = inWords((since / played) * (all - played));
  return `  ${played} of ${all} worlds, ${failing} failed, ${rateOf(played, since)}, ${left} left`;
}
