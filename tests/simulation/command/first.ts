import { play } from '../play.ts';
import { type Ground, withGoal } from '../world/world.ts';
import type { CommandLine } from './command-line.ts';

/** Returns whether no world failed. */
export async function findFirst(ground: Ground, commandLine: CommandLine): Promise<boolean> {
  const options = { ...commandLine, without: new Set<string>(), keeps: false };
  let played = 0;
  for (let seed = commandLine.from; played < commandLine.worlds; seed += 1) {
    if (commandLine.goal !== null && !withGoal(seed, commandLine.goal)) continue;
    played += 1;
    const [fault] = (await play(ground, seed, options)).faults;
    if (fault === undefined) continue;
    console.log(`Seed ${seed}, world ${played}: ${fault}`);
    return false;
  }
  console.log(`${played} worlds went well.`);
  return true;
}
