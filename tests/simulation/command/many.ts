import { createHash } from 'node:crypto';
import { play } from '../play.ts';
import { shrink } from '../shrink.ts';
import type { Ground } from '../world/world.ts';
import { type Asked, openingOf, replayOf } from './asked.ts';
import { told } from './told.ts';

/** So many failing worlds are told at length; of the others, their seeds. */
const mostTold = 3;

/** Plays worlds seed by seed; tells those that fail, each shrunk. Whether all went well. */
export async function playMany(
  ground: Ground,
  asked: Asked,
  clock: () => number,
): Promise<boolean> {
  const options = { ...asked, without: new Set<string>(), keeps: false };
  const began = clock();
  const cpu = process.cpuUsage();
  const hash = createHash('sha256');
  const totals = { events: 0, requests: 0, attempts: 0, done: 0, told: 0 };
  let failing = 0;
  for (const seed of asked.seeds) {
    const played = await play(ground, seed, options);
    hash.update(played.hash);
    totals.events += played.counts.events;
    totals.requests += played.counts.requests;
    totals.attempts += played.counts.attempts;
    totals.done += played.counts.done;
    totals.told += played.counts.told;
    if (played.faults.length === 0) continue;
    failing += 1;
    const isTold = failing <= mostTold;
    console.log(
      isTold
        ? told(await shrink(ground, played, options), {
            replay: replayOf(seed, asked),
            opening: openingOf(seed, played.steps, asked),
          })
        : `Seed ${seed}: ${played.faults[0]}`,
    );
  }
  const seconds = (clock() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const { events, requests, attempts, done, told: heard } = totals;
  const size = `${asked.devices} x ${asked.tabs}`;
  console.log(
    [
      `${asked.seeds.length} worlds of ${size}, ${failing} failed.`,
      `${(asked.seeds.length / seconds).toFixed(1)} worlds/s, ${((user + system) / 1_000_000).toFixed(1)} s of CPU;`,
      `${events} events, ${requests} requests, ${attempts} attempts at money, ${done} done, ${heard} told.`,
      `Hash of all: ${hash.digest('hex').slice(0, 16)}`,
    ].join(' '),
  );
  return failing === 0;
}
