import { integer, text } from 'drizzle-orm/sqlite-core';

/** The present stage of a life cycle. Instants are in milliseconds by the borrower's clock. */
export const stageColumns = {
  since: integer().notNull(),
  /** `timerEvent` and `timerAt`: null without a timer; a dispute clears `timerAt` alone. */
  timerEvent: text(),
  timerAt: integer(),
};

export const lifeCycle = {
  ...stageColumns,
  /** Real time at which the order was held for advances of the clock; null if it is not held. */
  heldAt: integer(),
};
