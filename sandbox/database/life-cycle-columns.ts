import { integer, text } from 'drizzle-orm/sqlite-core';

/** The present stage of a life cycle. Instants are in milliseconds by the borrower's clock. */
export const stageColumns = {
  /** Start time of the present state. */
  since: integer().notNull(),
  /** The next timed event; null without a running timer. */
  timerEvent: text(),
  /** Instant of the next timed event; null without a running timer. */
  timerAt: integer(),
};

/** The stage of an order that can be held. */
export const lifeCycle = {
  ...stageColumns,
  /**
   * The real time at which the order was held; null if it is not held. A held order moves only by
   * advances of the clock.
   */
  heldAt: integer(),
};
