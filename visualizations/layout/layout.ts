import type { StateKind, TriggerDescription } from '#machines/description/description.ts';
import type { Wording } from '#machines/description/words.ts';
import * as v from 'valibot';

export type Point = { x: number; y: number };

/** In pixels from the top left corner of the picture. */
export type Frame = Point & { width: number; height: number };

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

/** `x` and `y` are the start of the baseline. */
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
  region: boolean;
  lines: TextLine[];
  /** Labels of the transitions without an arrow. */
  told: Chip[];
};

/**
 * The transitions from one state to another that no box lists. `source` is null for the arrow to an
 * initial state.
 */
export type Arrow = {
  /** `<source> > <target>`; `initial > <target>` from the dot. */
  id: string;
  source: string | null;
  target: string;
  /** Points from the source to the arrow's head, at right angles. */
  points: Point[];
  chips: Chip[];
};

export type Layout = {
  machine: string;
  wording: Wording;
  width: number;
  height: number;
  /** Outer boxes first. */
  boxes: StateBox[];
  arrows: Arrow[];
};

export type DrawnPicture = {
  /** For a part, the group with the part's number: `borrow.confirm:2`. */
  id: string;
  /** Id of a group, or of the machine. */
  scope: string;
  /** `number` is from 1; null for a group in one picture. */
  part: { number: number; of: number } | null;
  /** Groups that have a separate picture. */
  folded: readonly string[];
  /** States that are drawn unfolded, and inside the group. */
  states: readonly string[];
  layout: Layout;
};

/** The first picture shows the whole machine, or an overview of it. */
export type Pictures = readonly [DrawnPicture, ...DrawnPicture[]];

export type Drawings = Record<Wording, Pictures>;

/** Checks only for an object, because the project wrote the JSON from a `Value`. */
export const ownJson = <Value extends object>() =>
  v.pipe(
    v.string(),
    v.parseJson(),
    v.custom<Value>((value) => typeof value === 'object' && value !== null),
  );

export const drawingsIn = (json: string): Drawings => v.parse(ownJson<Drawings>(), json);
