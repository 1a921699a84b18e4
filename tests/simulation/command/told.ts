import { numbered } from '#machines/walk/said.ts';
import type { Played } from '../play.ts';
import { shrink, type Shrunk } from '../shrink.ts';
import type { Ground, Options } from '../world/world.ts';
import { type Asked, openingOf, replayOf } from './asked.ts';
import { createProgress, type Teller } from './progress.ts';

/** Report of a failing world: its faults, the numbered story, and the command for a replay. */
function told(
  { played, faultsAndDeviations }: Shrunk,
  { replay, opening }: { replay: string; opening: string },
): string {
  return [
    ...played.faults,
    ...numbered(played.story),
    `  faults and deviations: ${faultsAndDeviations}`,
    `  replay: ${replay}`,
    `  open:   ${opening}`,
  ].join('\n');
}

/** Shrinks a failing world, which takes up to minutes, and returns its report. Prints progress. */
export async function tellShrunk(
  ground: Ground,
  played: Played,
  { asked, options }: { asked: Asked; options: Options },
  teller: Teller,
): Promise<string> {
  const { seed, steps } = played;
  const tellProgress = createProgress(teller);
  const shrunk = await shrink(ground, played, options, (tries) =>
    tellProgress(() => `  seed ${seed}: shrinking, ${tries} shorter worlds tried`),
  );
  return told(shrunk, { replay: replayOf(seed, asked), opening: openingOf(seed, steps, asked) });
}
