/**
 * Documents who calls a method, and when. `by` does nothing, so that a build can remove the texts.
 */
export type Caller = void;

export function by(_who: string, _when: string): Caller {}
