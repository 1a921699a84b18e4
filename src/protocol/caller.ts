/**
 * The callers of a table row, as documentation. The functions are empty, so that a build removes
 * the texts.
 */
export type Caller = void;

/** Called by an existing machine or part of the app. */
export function by(_who: string, _when: string): Caller {}
