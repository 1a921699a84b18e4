import { play } from '../play.ts';
import type { Ground } from '../world/world.ts';
import type { CommandLine } from './command-line.ts';
import { reportShrunk } from './failure-report.ts';

/** Returns whether the world has no fault. */
export async function playOne(
  ground: Ground,
  commandLine: CommandLine,
  clock: () => number,
): Promise<boolean> {
  const options = { ...commandLine, without: new Set<string>(), keeps: commandLine.trace };
  const played = await play(ground, commandLine.from, options);
  console.log((commandLine.trace ? played.lines : played.story).join('\n'));
  console.log(`Hash: ${played.hash}`);
  if (played.faults.length === 0) return true;
  console.log(played.faults.join('\n'));
  const shrinks = { commandLine, options: { ...options, keeps: false } };
  console.log(`\n${await reportShrunk(ground, played, shrinks, { clock, print: console.log })}`);
  return false;
}
