import { stateOf } from '../world/slot.ts';
import { headingOf } from './heading.ts';
import type { Slot } from '../world/slot.ts';
import type { Doing } from '../people/doing.ts';
import type { Reply } from '../server/server.ts';

/** Where a page is: its machines, its address, its name. */
export type Stands = {
  type: 'stands';
  /** The state of the root and of all machines below it, and the address, in one line. */
  state: string;
  title: string;
  /** What stands over the page; null where none does. */
  heading: string | null;
  /** Whether everything that was begun on the phone is over: its journal is at rest, no traversal is under way. */
  isSettled: boolean;
};

/** What a page lives through, as far as the world outside of it is concerned. */
export type Happening =
  /** The phone has kept something since before the app is opened for the first time. */
  | { type: 'kept'; name: string; value: string }
  /** A page opens in the tab, on what an earlier one left. */
  | { type: 'opens' }
  /** Its process dies, perhaps in the middle of something. */
  | { type: 'dies'; isSettled: boolean }
  /** The page draws chance. */
  | { type: 'draws'; bytes: number[] }
  /** A line of the story. */
  | { type: 'told'; words: string }
  /** The person makes a gesture. */
  | { type: 'does'; words: string; doings: readonly Doing[] }
  /** From here on everything works, and people come back. */
  | { type: 'heals' }
  /** A request leaves, by its number; then it is answered, or its connection breaks, or the page gives it up, or nothing. */
  | { type: 'leaves'; request: number; headers: [string, string][]; content: string }
  | { type: 'replies'; request: number; reply: Reply }
  | { type: 'breaks'; request: number }
  | { type: 'gives up'; request: number }
  /** The native app is asked, by the question's number, and answers, or does not. */
  | { type: 'asks'; question: number; action: string }
  | { type: 'hears'; question: number; answer: unknown }
  /** The phone is locked or unlocked. */
  | { type: 'turns'; state: 'hidden' | 'visible' }
  /** The clock of the phone is off by so many milliseconds from now on. */
  | { type: 'clock'; skew: number }
  | { type: 'storage'; full: boolean }
  /** The phone says that its line is gone, or there again. */
  | { type: 'line'; online: boolean }
  /** The shell asks for a fresh page. */
  | { type: 'refreshes' }
  /** The person goes back or forward in the browser. */
  | { type: 'goes'; by: number }
  | Stands;

/** Takes down what happens. */
export type TakesDown = (happening: Happening) => void;
/** Hears what happens, and when, in milliseconds since the world began. */
export type Recorder = (happening: Happening, at: number) => void;

/** A world as it was played: what can be played again elsewhere, moment by moment. */
export type Recording = {
  seed: number;
  /** The first moment, in milliseconds since 1970. */
  start: number;
  steps: number;
  happenings: readonly { at: number; happening: Happening }[];
  faults: readonly string[];
  /** The command that tells this world. */
  replay: string;
};

/** Whether everything that was begun on a phone is over. */
export const isSettled = ({ phone, tab }: Slot, now: number): boolean =>
  phone.disk.freeAt <= now && tab.moving === 0;

/** Where the page in a tab is now. */
export const standsOf = (slot: Slot, now: number): Stands => ({
  type: 'stands',
  state: stateOf(slot),
  title: slot.page?.document.title ?? '',
  heading: slot.page && headingOf(slot.page),
  isSettled: isSettled(slot, now),
});
