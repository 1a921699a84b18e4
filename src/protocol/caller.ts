/**
 * Who calls a row of a table, and when: a column that is for whoever reads or reviews the table.
 * The functions are empty, so that a build leaves the words out of the app.
 */
export type Caller = void;

/** Called by a machine or a part of the app that is there. */
export function by(_who: string, _when: string): Caller {}
