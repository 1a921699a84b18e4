/**
 * The project's own assumption, beside `assumedCodes`: business codes of a person's own affairs (payout
 * account, deletion, tickets). They stand apart because the app's start needs none of them.
 */
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
  /** Too many pictures of the borrower wait for a ticket or a message. */
  tooManyPictures: 407003,
  /** A picture did not arrive, or waited too long. */
  pictureGone: 407004,
} as const;
