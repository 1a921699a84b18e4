import * as v from 'valibot';
import type { Wording } from '#machines/description/words.ts';
import type { Layout } from './layout.ts';

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
