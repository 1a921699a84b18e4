/** Reasons for an account deletion; the request contains the key, never the words. */
export const deletionReasons = [
  'notNeeded',
  'tooExpensive',
  'privacy',
  'anotherLender',
  'badService',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** Maximum length of the note beside a reason, in characters. */
export const deletionNoteLimit = 500;
