import { play } from '../play.ts';
import { shrink } from '../shrink.ts';
import type { Ground } from '../world/world.ts';
import { type Asked, openingOf, replayOf } from './asked.ts';
import { told } from './told.ts';

/** Plays the world of one seed and tells all of it; shrunk, where it fails. Whether it went well. */
export async function playOne(ground: Ground, asked: Asked): Promise<boolean> {
  const options = { ...asked, without: new Set<string>(), keeps: asked.trace };
  const played = await play(ground, asked.from, options);
  console.log((asked.trace ? played.lines : played.story).join('\n'));
  console.log(`Hash: ${played.hash}`);
  if (played.faults.length === 0) return true;
  console.log(played.faults.join('\n'));
  const shorter = await shrink(ground, played, { ...options, keeps: false });
  console.log(
    `\n${told(shorter, {
      replay: replayOf(asked.from, asked),
      opening: openingOf(asked.from, played.steps, asked),
    })}`,
  );
  return false;
}
