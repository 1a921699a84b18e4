import { integer, text } from 'drizzle-orm/sqlite-core';

/** The present stage of a life cycle. Instants are in milliseconds by the borrower's clock. */
export const stageColumns = {
  since: integer().notNull(),
  /** Null without a running timer. */
  timerEvent: text(),
  timerAt: integer(),
};

export const lifeCycle = {
  ...stageColumns,
  /**
   * Real time at which the order was held: only advances of the clock move it. Null if not held.
   */
  heldAt: integer(),
};
