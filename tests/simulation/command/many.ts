import { createHash } from 'node:crypto';
import { play } from '../play.ts';
import type { Ground } from '../world/world.ts';
import { type CommandLine, replayOf } from './command-line.ts';
import { rateOf, type Output } from './progress.ts';
import { playSeeds } from './seeds.ts';
import { reportShrunk } from './failure-report.ts';

const maxReports = 3;

/** Returns whether no world failed. */
export async function playMany(
  ground: Ground,
  commandLine: CommandLine,
  clock: () => number,
): Promise<boolean> {
  const options = { ...commandLine, without: new Set<string>(), keeps: false };
  const output: Output = { clock, print: console.log };
  const began = clock();
  const cpu = process.cpuUsage();
  const hash = createHash('sha256');
  const totals = { events: 0, requests: 0, attempts: 0, done: 0, displayed: 0 };
  async function playSeed(seed: number) {
    const played = await play(ground, seed, options);
    hash.update(played.hash);
    totals.events += played.counts.events;
    totals.requests += played.counts.requests;
    totals.attempts += played.counts.attempts;
    totals.done += played.counts.done;
    totals.displayed += played.counts.displayed;
    return played;
  }
  const failing = await playSeeds(
    commandLine.seeds,
    playSeed,
    (seed) => replayOf(seed, commandLine),
    output,
  );
  const { user, system } = process.cpuUsage(cpu);
  const { events, requests, attempts, done, displayed } = totals;
  const size = `${commandLine.devices} x ${commandLine.tabs}`;
  console.log(
    [
      `${commandLine.seeds.length} worlds of ${size}, ${failing.length} failed.`,
      `${rateOf(commandLine.seeds.length, clock() - began)}, ${((user + system) / 1_000_000).toFixed(1)} s of CPU;`,
      `${events} events, ${requests} requests, ${attempts} attempts at money, ${done} done, ${displayed} displayed.`,
      `Hash of all: ${hash.digest('hex').slice(0, 16)}`,
    ].join(' '),
  );
  for (const played of failing.slice(0, maxReports)) {
    console.log(await reportShrunk(ground, played, { commandLine, options }, output));
  }
  return failing.length === 0;
}
