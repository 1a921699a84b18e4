import { createHash } from 'node:crypto';
import { numbered } from '#machines/walk/readable-text.ts';
import { play, type Played } from '../play.ts';
import { shrink } from '../shrink.ts';
import type { Ground, Options } from '../world/world.ts';
import { type CommandLine, openingOf, replayOf } from './command-line.ts';

const maxReports = 3;

const optionsOf = (commandLine: CommandLine, keeps: boolean): Options => ({
  ...commandLine,
  without: new Set(),
  keeps,
});

/** Shrinks a failed world, and prints its report. This takes up to minutes. */
async function report(ground: Ground, failing: Played, commandLine: CommandLine): Promise<void> {
  const { played, faultsAndDeviations } = await shrink(
    ground,
    failing,
    optionsOf(commandLine, false),
  );
  const { seed, steps } = failing;
  const lines = [
    ...played.faults,
    ...numbered(played.story),
    `  faults and deviations: ${faultsAndDeviations}`,
    `  replay: ${replayOf(seed, commandLine)}`,
    `  open:   ${openingOf(seed, steps, commandLine)}`,
  ];
  console.log(lines.join('\n'));
}

/** Plays worlds, and returns whether none failed. `clock` returns the real time, milliseconds. */
export async function playWorlds(
  ground: Ground,
  commandLine: CommandLine,
  clock: () => number,
): Promise<boolean> {
  const { seeds, devices, tabs, tells, trace, first } = commandLine;
  const began = clock();
  const hash = createHash('sha256');
  const failing: Played[] = [];
  let [requests, attempts, done] = [0, 0, 0];
  for (const [index, seed] of seeds.entries()) {
    const played = await play(ground, seed, optionsOf(commandLine, trace));
    hash.update(played.hash);
    requests += played.counts.requests;
    attempts += played.counts.attempts;
    done += played.counts.done;
    if (tells) console.log((trace ? played.lines : played.story).join('\n'));
    const [fault] = played.faults;
    if (fault === undefined) continue;
    failing.push(played);
    console.log(`Seed ${seed}, world ${index + 1}: ${fault}\n  ${replayOf(seed, commandLine)}`);
    if (first) return false;
  }
  const rate = (seeds.length * 1_000) / Math.max(clock() - began, 1);
  console.log(
    [
      `${seeds.length} worlds of ${devices} x ${tabs}, ${failing.length} failed.`,
      `${rate.toFixed(1)} worlds/s;`,
      `${requests} requests, ${attempts} money attempts, ${done} done.`,
      `Hash of all: ${hash.digest('hex').slice(0, 16)}`,
    ].join(' '),
  );
  for (const played of failing.slice(0, maxReports)) await report(ground, played, commandLine);
  return failing.length === 0;
}

/** Returns whether both runs of each world were equal. */
export async function playTwice(ground: Ground, commandLine: CommandLine): Promise<boolean> {
  const options = optionsOf(commandLine, true);
  let same = 0;
  for (const seed of commandLine.seeds) {
    const [one, other] = [await play(ground, seed, options), await play(ground, seed, options)];
    if (one.hash === other.hash) {
      same += 1;
      continue;
    }
    const index = one.lines.findIndex((line, at) => line !== other.lines[at]);
    console.log(`The worlds of seed ${seed} part at line ${index}:`);
    console.log(`  ${one.lines[index] ?? 'the end'}\n  ${other.lines[index] ?? 'the end'}`);
  }
  console.log(`${same} of ${commandLine.seeds.length} worlds were the same twice.`);
  return same === commandLine.seeds.length;
}
