import { play } from '../play.ts';
import type { Ground } from '../world/world.ts';
import type { CommandLine } from './command-line.ts';

/** Returns whether both runs of each world were equal. */
export async function playTwice(ground: Ground, commandLine: CommandLine): Promise<boolean> {
  const options = { ...commandLine, without: new Set<string>(), keeps: true };
  let same = 0;
  for (let seed = commandLine.from; seed < commandLine.from + commandLine.worlds; seed += 1) {
    const [one, other] = [await play(ground, seed, options), await play(ground, seed, options)];
    if (one.hash === other.hash) {
      same += 1;
      continue;
    }
    const index = one.lines.findIndex((line, at) => line !== other.lines[at]);
    console.log(`The worlds of seed ${seed} part at line ${index}:`);
    console.log(`  ${one.lines[index] ?? 'the end'}\n  ${other.lines[index] ?? 'the end'}`);
  }
  console.log(`${same} of ${commandLine.worlds} worlds were the same twice.`);
  return same === commandLine.worlds;
}
