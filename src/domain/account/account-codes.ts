/** Assumed codes of the account methods, apart from `assumedCodes` to keep the start small. */
export const accountCodes = {
  cardChangeClosed: 405001,
  wrongOriginalNumber: 405002,
  wrongNewNumber: 405003,
  wrongHolder: 405004,
  bankInactive: 405005,
  faceCheckMissing: 405006,
  deletionBlocked: 406001,
  fileRefused: 407001,
  messageEmpty: 407002,
  tooManyPictures: 407003,
  pictureGone: 407004,
} as const;
