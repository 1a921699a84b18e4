import type { Played } from '../play.ts';
import { createProgress, progressOf, type Output } from './progress.ts';

export async function playSeeds(
  seeds: readonly number[],
  play: (seed: number) => Promise<Played>,
  replay: (seed: number) => string,
  output: Output,
): Promise<Played[]> {
  const began = output.clock();
  const printProgress = createProgress(output);
  const failing: Played[] = [];
  for (const [index, seed] of seeds.entries()) {
    const played = await play(seed);
    if (played.faults.length > 0) {
      failing.push(played);
      output.print(`Seed ${seed} fails: ${played.faults[0]}\n  replay: ${replay(seed)}`);
    }
    const counts = { played: index + 1, failing: failing.length, all: seeds.length };
    printProgress(() => progressOf(counts, output.clock() - began));
  }
  return failing;
}
