import { play } from '../play.ts';
import type { Ground } from '../world/world.ts';
import type { CommandLine } from './command-line.ts';
import { reportShrunk } from './failure-report.ts';

/** Runs the world of one seed, prints it, and shrinks a failure. Returns whether it succeeded. */
export async function playOne(
  ground: Ground,
  asked: CommandLine,
  clock: () => number,
): Promise<boolean> {
  const options = { ...asked, without: new Set<string>(), keeps: asked.trace };
  const played = await play(ground, asked.from, options);
  console.log((asked.trace ? played.lines : played.story).join('\n'));
  console.log(`Hash: ${played.hash}`);
  if (played.faults.length === 0) return true;
  console.log(played.faults.join('\n'));
  const shrinks = { asked, options: { ...options, keeps: false } };
  console.log(`\n${await reportShrunk(ground, played, shrinks, { clock, print: console.log })}`);
  return false;
}
