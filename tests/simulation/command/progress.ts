import { minute, second } from '#domain/constants.ts';

/** What a run tells its reader with: the machine's own clock, in milliseconds, and a line of output. */
export type Teller = { clock: () => number; print: (line: string) => void };

/** A run prints a line of progress this often, in milliseconds. */
const interval = 10 * second;

/** Returns a function that prints a line of progress, unless the last one is younger than 10 s. */
export function createProgress({ clock, print }: Teller): (line: () => string) => void {
  let last = clock();
  return (line) => {
    const now = clock();
    if (now - last < interval) return;
    last = now;
    print(line());
  };
}

/** A duration in words: `42 s`, `3 min 5 s`. */
function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / second);
  return milliseconds < minute
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A number of worlds played since the run began, in milliseconds, as a rate. */
export const rateOf = (worlds: number, since: number): string =>
  `${((worlds * second) / Math.max(since, 1)).toFixed(1)} worlds/s`;

/** A line of progress: how many worlds are played, how fast, how many failed, and the time left. */
export function progressOf(
  { played, failing, all }: { played: number; failing: number; all: number },
  since: number,
): string {
  const left = inWords((since / played) * (all - played));
  return `  ${played} of ${all} worlds, ${failing} failed, ${rateOf(played, since)}, ${left} left`;
}
