import { numbered } from '#machines/walk/readable-text.ts';
import type { Played } from '../play.ts';
import { shrink, type Shrunk } from '../shrink.ts';
import type { Ground, Options } from '../world/world.ts';
import { type CommandLine, openingOf, replayOf } from './command-line.ts';
import { createProgress, type Output } from './progress.ts';

function formatFailure(
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

/** Shrinks a failed world and returns its report. This takes up to minutes. */
export async function reportShrunk(
  ground: Ground,
  played: Played,
  { commandLine, options }: { commandLine: CommandLine; options: Options },
  output: Output,
): Promise<string> {
  const { seed, steps } = played;
  const printProgress = createProgress(output);
  const shrunk = await shrink(ground, played, options, (tries) =>
    printProgress(() => `  seed ${seed}: shrinking, ${tries} shorter worlds tried`),
  );
  return formatFailure(shrunk, {
    replay: replayOf(seed, commandLine),
    opening: openingOf(seed, steps, commandLine),
  });
}
