import { day, hour, minute } from '#domain/constants.ts';
import type { Random } from '../world/random.ts';

/** An event instead of a tap. Durations are in milliseconds. */
export type Mishap =
  | { type: 'appDies' }
  | { type: 'putAway'; away: number }
  | { type: 'serverDies' }
  | { type: 'clockJumps'; by: number }
  | { type: 'hidden'; until: number }
  | { type: 'offline'; until: number }
  | { type: 'storageFull'; until: number }
  | { type: 'refreshed' }
  | { type: 'browserGoes'; by: number }
  | { type: 'loggedInElsewhere' }
  | { type: 'daysPass'; days: number }
  | { type: 'paidAtCounter' }
  | { type: 'answered' };

/** The weights below are for this number of steps. */
const steps = 1_600;

const chances: readonly [number, (chance: Random) => Mishap][] = [
  [30, () => ({ type: 'appDies' })],
  [15, (chance) => ({ type: 'putAway', away: chance.between(minute, 3 * hour) })],
  [20, () => ({ type: 'serverDies' })],
  [15, (chance) => ({ type: 'clockJumps', by: chance.between(-day, day) })],
  [25, (chance) => ({ type: 'hidden', until: chance.between(500, minute) })],
  [20, (chance) => ({ type: 'offline', until: chance.between(500, 90_000) })],
  [8, (chance) => ({ type: 'storageFull', until: chance.between(5_000, 5 * minute) })],
  [10, () => ({ type: 'refreshed' })],
  [25, (chance) => ({ type: 'browserGoes', by: chance.chance(0.7) ? -1 : 1 })],
  [8, () => ({ type: 'loggedInElsewhere' })],
  [12, (chance) => ({ type: 'daysPass', days: chance.between(1, 31) })],
  [20, () => ({ type: 'paidAtCounter' })],
  [5, () => ({ type: 'answered' })],
];

/** Returns null for a normal tap. */
export function mishap(chance: Random): Mishap | null {
  let left = chance.below(steps);
  for (const [weight, make] of chances) {
    left -= weight;
    if (left < 0) return make(chance);
  }
  return null;
}

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1_000)} s`;

export function wordsOfMishap(what: Mishap): string {
  switch (what.type) {
    case 'appDies':
      return 'the app dies, and is opened again';
    case 'putAway':
      return `the app is closed for ${seconds(what.away)}`;
    case 'serverDies':
      return 'the server dies, and starts again on its database';
    case 'clockJumps':
      return `the clock of the phone jumps by ${seconds(what.by)}`;
    case 'hidden':
      return `the phone is locked for ${seconds(what.until)}`;
    case 'offline':
      return `the phone is offline for ${seconds(what.until)}`;
    case 'storageFull':
      return `the storage is full for ${seconds(what.until)}`;
    case 'refreshed':
      return 'the shell asks for fresh pages';
    case 'browserGoes':
      return `the person goes ${what.by < 0 ? 'back' : 'forward'} in the browser`;
    case 'loggedInElsewhere':
      return 'the account is logged in on another phone';
    case 'daysPass':
      return `${what.days} days pass`;
    case 'paidAtCounter':
      return 'somebody pays into the newest number at its counter';
    case 'answered':
      return 'customer service answers a ticket';
  }
}
