import { mkdirSync, writeFileSync } from 'node:fs';
import { play } from '../play.ts';
import type { Recording } from '../record/recorded-event.ts';
import type { Ground } from '../world/world.ts';
import { type CommandLine, replayOf } from './command-line.ts';

/** Runs worlds and writes a recording of each to a folder, for a replay with the built app. */
export async function recordWorlds(ground: Ground, commandLine: CommandLine): Promise<boolean> {
  const folder = commandLine.recordTo ?? '.';
  mkdirSync(folder, { recursive: true });
  for (let seed = commandLine.from; seed < commandLine.from + commandLine.worlds; seed += 1) {
    const events: Recording['happenings'][number][] = [];
    let last = '';
    const { faults, begins: start } = await play(ground, seed, {
      ...commandLine,
      without: new Set(),
      keeps: false,
      record(happening, at) {
        const words = happening.type === 'stands' ? JSON.stringify(happening) : '';
        if (words !== '' && words === last) return;
        last = words;
        events.push({ at, happening });
      },
    });
    const { steps } = commandLine;
    const replay = replayOf(seed, commandLine);
    const recording: Recording = { seed, start, steps, happenings: events, faults, replay };
    writeFileSync(`${folder}/${seed}.json`, JSON.stringify(recording));
  }
  return true;
}
