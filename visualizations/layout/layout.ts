import type { StateKind, TriggerDescription } from '#machines/description/description.ts';
import type { Wording } from '#machines/description/words.ts';

export type Point = { x: number; y: number };

/** A rectangle, in pixels from the top left corner of the picture. */
export type Frame = Point & { width: number; height: number };

/** Kind of a line of text, which determines its font and colour. */
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

/** A line of text; `x` and `y` are the start of its baseline. */
export type TextLine = Point & { role: TextRole; text: string };

/** Label of a transition: on its arrow or, without an arrow, in its state's box. */
export type Chip = Frame & {
  /** The transition's id. */
  id: string;
  kind: TriggerDescription['type'];
  lines: TextLine[];
};

export type StateBox = Frame & {
  id: string;
  kind: StateKind;
  /** Whether the state is a region of a parallel state. */
  region: boolean;
  lines: TextLine[];
  /**
   * Labels of the transitions without an arrow: without a target, to the state itself or inside it,
   * or to a target that boxes name.
   */
  told: Chip[];
};

/**
 * An arrow for all transitions from one state to another. `source` is null for the arrow from the
 * dot to the initial state.
 */
export type Arrow = {
  /** `<source> > <target>`; `initial > <target>` from the dot. */
  id: string;
  source: string | null;
  target: string;
  /** Points from the source, or the dot's centre, to the arrow's head; right angles only. */
  points: Point[];
  /** Labels of the transitions, one below the other. */
  chips: Chip[];
};

/** Layout of a picture of a machine, for the exported picture and the explorer. */
export type Layout = {
  machine: string;
  wording: Wording;
  width: number;
  height: number;
  /** Outer boxes first. */
  boxes: StateBox[];
  arrows: Arrow[];
};
