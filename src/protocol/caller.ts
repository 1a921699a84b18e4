/** Who calls a method, and when, for readers: `by` is empty, so that a build removes the texts. */
export type Caller = void;

export function by(_who: string, _when: string): Caller {}
