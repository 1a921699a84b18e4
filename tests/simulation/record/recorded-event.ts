import type { GestureEffect } from '../people/gesture-effect.ts';
import type { Reply } from '../world/message.ts';

/** Position of a page: its machines, address and title. */
export type PagePosition = {
  type: 'stands';
  /** States of the root and of all machines below it, and the address, in one line. */
  state: string;
  title: string;
  /** Heading of the page; null without one. */
  heading: string | null;
  /** Whether no journal operation and no history traversal of the phone is pending. */
  isSettled: boolean;
};

/** An input or an output of a page, for a replay. */
export type RecordedEvent =
  /** The phone's storage has an entry before the app first opens. */
  | { type: 'kept'; name: string; value: string }
  /** A page opens in the tab, with the stored data of earlier pages. */
  | { type: 'opens' }
  /** The process of the page dies; `isSettled`: no operation was pending. */
  | { type: 'dies'; isSettled: boolean }
  /** The page gets random bytes. */
  | { type: 'draws'; bytes: number[] }
  /** A line of the story. */
  | { type: 'told'; words: string }
  /** The person makes a gesture. */
  | { type: 'does'; words: string; effects: readonly GestureEffect[] }
  /** All failures end, and the people return. */
  | { type: 'heals' }
  /** A request leaves. A reply, a broken connection, an abort or nothing follows. */
  | { type: 'leaves'; request: number; headers: [string, string][]; content: string }
  | { type: 'replies'; request: number; reply: Reply }
  | { type: 'breaks'; request: number }
  | { type: 'gives up'; request: number }
  /** The page asks the native app, which may answer. `question` is the number of the question. */
  | { type: 'asks'; question: number; action: string }
  | { type: 'hears'; question: number; answer: unknown }
  /** The phone is locked or unlocked. */
  | { type: 'turns'; state: 'hidden' | 'visible' }
  /** The phone's clock has an error of `skew` milliseconds from now on. */
  | { type: 'clock'; skew: number }
  | { type: 'storage'; full: boolean }
  /** The phone reports that it is offline or online. */
  | { type: 'line'; online: boolean }
  /** The shell requests a refresh of the page. */
  | { type: 'refreshes' }
  /** The person goes back or forward in the browser. */
  | { type: 'goes'; by: number }
  | PagePosition;

/** Records an event. */
export type RecordEvent = (happening: RecordedEvent) => void;
/** Receives each event with its time, milliseconds since the start of the world. */
export type Recorder = (happening: RecordedEvent, at: number) => void;

/** Recording of a world, for a replay elsewhere. */
export type Recording = {
  seed: number;
  /** Start of the world, milliseconds since the epoch. */
  start: number;
  steps: number;
  happenings: readonly { at: number; happening: RecordedEvent }[];
  faults: readonly string[];
  /** Command that runs this world again. */
  replay: string;
};
