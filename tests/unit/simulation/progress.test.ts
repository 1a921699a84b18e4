import { describe, expect, it } from 'vitest';
import { playSeeds } from '../../simulation/command/seeds.ts';
import type { Played } from '../../simulation/play.ts';

const played = (seed: number, faults: readonly string[]): Played => ({
  seed,
  begins: 0,
  faults,
  hash: '',
  troubles: [],
  story: [],
  lines: [],
  steps: 1,
  counts: { events: 0, requests: 0, attempts: 0, done: 0, displayed: 0 },
});

/** Runs seeds 1 to 40, each for 4 s; the world of seed 7 fails. */
async function run(): Promise<{ lines: string[]; failing: readonly Played[] }> {
  const lines: string[] = [];
  let now = 0;
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
  const failing = await playSeeds(
    seeds,
    async (seed) => {
      now += 4_000;
      if (seed === 8) lines.push('(world 8 is played)');
      return played(seed, seed === 7 ? ['A peso is missing.', 'Another fault.'] : []);
    },
    (seed) => `simulate --seed=${seed}`,
    { clock: () => now, print: (line) => lines.push(line) },
  );
  return { lines, failing };
}

describe('a run of many worlds', () => {
  it('reports a failure when it happens, before the next world starts', async () => {
    const { lines, failing } = await run();
    const failure = 'Seed 7 fails: A peso is missing.\n  replay: simulate --seed=7';
    expect(lines.indexOf(failure)).toBe(lines.indexOf('(world 8 is played)') - 1);
    expect(failing.map(({ seed }) => seed)).toEqual([7]);
  });

  it('reports progress, rate and time left at least every 12 s with worlds of 4 s', async () => {
    const { lines } = await run();
    const progress = lines.filter((line) => line.startsWith('  '));
    expect(progress).toHaveLength(13);
    expect(progress[0]).toBe('  3 of 40 worlds, 0 failed, 0.3 worlds/s, 2 min 28 s left');
    expect(progress.at(-1)).toBe('  39 of 40 worlds, 1 failed, 0.3 worlds/s, 4 s left');
  });
});
