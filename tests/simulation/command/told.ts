import { numbered } from '#tests/model/harness/said.ts';
import type { Shrunk } from '../shrink.ts';

/** A failing world as it is read: what is wrong, then what happened in numbered words, and how it is played again. */
export function told(
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
