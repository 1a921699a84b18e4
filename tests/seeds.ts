import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type KnownSeed = {
  /** The subject of the run: the size of the world, the kind of money, the machine. */
  subject: string;
  seed: number;
  reason: string;
};

const columns = 4;

/** In the order of `seeds.txt`. Throws on a malformed line. */
export function seedsOf(net: 'worlds' | 'faults' | 'steps'): KnownSeed[] {
  const text = readFileSync(join(import.meta.dirname, 'seeds.txt'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.flatMap((line) => {
    const cells = line.split(' | ');
    const [of, subject = '', seed, reason = ''] = cells;
    if (cells.length !== columns || !Number.isSafeInteger(Number(seed))) {
      throw new Error(`seeds.txt: “${line}” is not “net | what | seed | what went wrong”.`);
    }
    return of === net ? [{ subject, seed: Number(seed), reason }] : [];
  });
}

/** The line for `seeds.txt` with which the gate replays a failed run. */
export const seedLine = (net: string, subject: string, seed: number): string =>
  `tests/seeds.txt: ${net} | ${subject} | ${seed} | <what went wrong>`;
