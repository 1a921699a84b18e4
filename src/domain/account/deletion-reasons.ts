/** Why a person leaves; the key is sent, never the words. */
export const deletionReasons = [
  'notNeeded',
  'tooExpensive',
  'privacy',
  'anotherLender',
  'badService',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** The most that may be said beside a reason, in characters. */
export const deletionNoteLimit = 500;
