import type { StateKind, TriggerDescription } from '#visualizations/description/description.ts';
import type { Wording } from '#visualizations/wording/words.ts';

export type Point = { x: number; y: number };

/** A rectangle, in pixels from the top left corner of the picture. */
export type Frame = Point & { width: number; height: number };

/** What a line of text says, which decides its font and colour. */
export type TextRole =
  | 'title'
  | 'description'
  | 'caption'
  | 'action'
  | 'service'
  | 'tag'
  | 'page'
  | 'trigger'
  | 'guard'
  | 'effect';

/** A line of text; `x` and `y` are where its baseline begins. */
export type TextLine = Point & { role: TextRole; text: string };

/** A transition in words, on its arrow or, where none leads anywhere, inside its state's box. */
export type Chip = Frame & {
  /** The transition's id. */
  id: string;
  kind: TriggerDescription['type'];
  lines: TextLine[];
};

export type StateBox = Frame & {
  id: string;
  kind: StateKind;
  /** One of the regions of a parallel state. */
  region: boolean;
  lines: TextLine[];
  /** Transitions that stay in the state, start it again, or lead from it to a state inside it. */
  told: Chip[];
};

/**
 * An arrow from one state to another, for all transitions that lead from the one to the other.
 * `source` is null where it comes from the dot that says what is entered first.
 */
export type Arrow = {
  /** `<source> > <target>`; `initial > <target>` from the dot. */
  id: string;
  source: string | null;
  target: string;
  /** From the source, or from the dot's centre, to the arrow's head; right angles only. */
  points: Point[];
  /** The transitions, one below the other. */
  chips: Chip[];
};

/** A machine drawn: what the exported picture and the explorer show alike. */
export type Layout = {
  machine: string;
  wording: Wording;
  width: number;
  height: number;
  /** Outer boxes first. */
  boxes: StateBox[];
  arrows: Arrow[];
};
