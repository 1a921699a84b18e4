import type { Played } from '../play.ts';
import { createProgress, progressOf, type Teller } from './progress.ts';

/**
 * Plays one world for each seed and returns those that failed. Tells each failure when it happens, and
 * every 10 s how far the run is.
 *
 * @param replay the command that plays the world of a seed again
 */
export async function playSeeds(
  seeds: readonly number[],
  play: (seed: number) => Promise<Played>,
  replay: (seed: number) => string,
  teller: Teller,
): Promise<Played[]> {
  const began = teller.clock();
  const tellProgress = createProgress(teller);
  const failing: Played[] = [];
  for (const [index, seed] of seeds.entries()) {
    const played = await play(seed);
    if (played.faults.length > 0) {
      failing.push(played);
      teller.print(`Seed ${seed} fails: ${played.faults[0]}\n  replay: ${replay(seed)}`);
    }
    const counts = { played: index + 1, failing: failing.length, all: seeds.length };
    tellProgress(() => progressOf(counts, teller.clock() - began));
  }
  return failing;
}
