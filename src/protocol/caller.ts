/**
 * The callers of a table row, as documentation. `by` is empty, so that a build removes the texts.
 */
export type Caller = void;

/** Names the machines or the part of the app that use the row, and when. */
export function by(_who: string, _when: string): Caller {}
