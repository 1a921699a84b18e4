import { integer, text } from 'drizzle-orm/sqlite-core';

/** The present stage of a life cycle. Instants are in milliseconds by the borrower's clock. */
export const stageColumns = {
  since: integer().notNull(),
  /**
   * `timerEvent` and `timerAt` are null without a timer. A dispute of the payout account clears
   * `timerAt` alone.
   */
  timerEvent: text(),
  timerAt: integer(),
};

export const lifeCycle = {
  ...stageColumns,
  /**
   * Real time at which the order was held; only advances of the clock move a held order. Null if
   * not held.
   */
  heldAt: integer(),
};
