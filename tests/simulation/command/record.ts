import { mkdirSync, writeFileSync } from 'node:fs';
import { play } from '../play.ts';
import type { Recording } from '../record/recording.ts';
import type { Ground } from '../world/world.ts';
import { type CommandLine, replayOf } from './command-line.ts';

/** Runs worlds and writes a recording of each to a folder, for a replay with the built app. */
export async function recordWorlds(ground: Ground, asked: CommandLine): Promise<boolean> {
  const folder = asked.recordTo ?? '.';
  mkdirSync(folder, { recursive: true });
  for (let seed = asked.from; seed < asked.from + asked.worlds; seed += 1) {
    const happenings: Recording['happenings'][number][] = [];
    let last = '';
    const { faults, begins: start } = await play(ground, seed, {
      ...asked,
      without: new Set(),
      keeps: false,
      record(happening, at) {
        const words = happening.type === 'stands' ? JSON.stringify(happening) : '';
        if (words !== '' && words === last) return;
        last = words;
        happenings.push({ at, happening });
      },
    });
    const { steps } = asked;
    const replay = replayOf(seed, asked);
    const recording: Recording = { seed, start, steps, happenings, faults, replay };
    writeFileSync(`${folder}/${seed}.json`, JSON.stringify(recording));
  }
  return true;
}
