import { minute, second } from '#domain/constants.ts';

/** `clock` returns the real time, milliseconds. */
export type Output = { clock: () => number; print: (line: string) => void };

/** Milliseconds between lines of progress. */
const interval = 10 * second;

export function createProgress({ clock, print }: Output): (line: () => string) => void {
  let last = clock();
  return (line) => {
    const now = clock();
    if (now - last < interval) return;
    last = now;
    print(line());
  };
}

function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / second);
  return milliseconds < minute
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export const rateOf = (worlds: number, since: number): string =>
  `${((worlds * second) / Math.max(since, 1)).toFixed(1)} worlds/s`;

export function progressOf(
  { played, failing, all }: { played: number; failing: number; all: number },
  since: number,
): string {
  const left = inWords((since / played) * (all - played));
  return `  ${played} of ${all} worlds, ${failing} failed, ${rateOf(played, since)}, ${left} left`;
}
