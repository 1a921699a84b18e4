import { play, type Played } from './play.ts';
import type { Ground, Options } from './world/world.ts';

export type Shrunk = { played: Played; faultsAndDeviations: number };

/** Returns the first fault without its numbers and ids, which differ in a shrunk world. */
const kindOf = ({ faults: [first = ''] }: Played): string =>
  first
    .replaceAll(/\b[a-z]{10}\b|\b\w+_[0-9a-f]+\b|\d+/g, '…')
    .replace(/^phone … ?(, tab …)?/, '')
    .slice(0, 60);

/**
 * Removes steps and injected failures, as long as the world has the same kind of fault.
 */
export async function shrink(ground: Ground, failing: Played, options: Options): Promise<Shrunk> {
  const kind = kindOf(failing);
  let without = new Set(options.without);
  let steps = options.steps;
  let best = failing;

  async function attempt(left: ReadonlySet<string>, fewer: number): Promise<boolean> {
    const played = await play(ground, failing.seed, { ...options, without: left, steps: fewer });
    if (played.faults.length === 0 || kindOf(played) !== kind) return false;
    best = played;
    return true;
  }

  async function takeFewerSteps(): Promise<void> {
    for (let fewer = steps >> 1; fewer >= 1; fewer >>= 1) {
      while (steps - fewer >= 1 && (await attempt(without, steps - fewer))) steps -= fewer;
    }
  }

  async function leaveOut(): Promise<void> {
    for (let size = 32; size >= 1; size >>= 1) {
      const all = [...new Set(best.troubles)];
      for (let index = 0; index < all.length; index += size) {
        const more = new Set([...without, ...all.slice(index, index + size)]);
        if (await attempt(more, steps)) without = more;
      }
    }
  }

  // Steps are removed first, so that every later attempt is shorter.
  await takeFewerSteps();
  await leaveOut();
  await takeFewerSteps();
  // With fewer steps, more failures may be unnecessary.
  await leaveOut();
  return { played: best, faultsAndDeviations: new Set(best.troubles).size };
}
