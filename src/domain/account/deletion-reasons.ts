export const deletionReasons = [
  'notNeeded',
  'tooExpensive',
  'privacy',
  'anotherLender',
  'badService',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

export const deletionNoteLimit = 500;
