import type { StateKind } from '#visualizations/description/description.ts';

/** How a chart is worded: for people who do not program, or in the names of the code. */
export type Wording = 'plain' | 'technical';

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
  | 'guard';

/** A line of text; `x` and `y` are where its baseline begins. */
export type TextLine = Point & { role: TextRole; text: string };

export type StateBox = Frame & {
  id: string;
  kind: StateKind;
  /** One of the regions of a parallel state. */
  region: boolean;
  lines: TextLine[];
};

export type EdgeKind = 'event' | 'done' | 'error' | 'after' | 'always' | 'finished' | 'initial';

/** An arrow. A transition that stays in its state has none: it stands inside the box. */
export type Edge = {
  /** The transition's id, or `initial | <state>` for the arrow from the dot. */
  id: string;
  kind: EdgeKind;
  target: string;
  /** From the source, or from the dot, to the arrow's head. */
  points: Point[];
  label: (Frame & { lines: TextLine[] }) | null;
};

/** A machine drawn: what the exported picture and the explorer show alike. */
export type Layout = {
  machine: string;
  wording: Wording;
  width: number;
  height: number;
  /** Outer boxes first. */
  boxes: StateBox[];
  edges: Edge[];
};
