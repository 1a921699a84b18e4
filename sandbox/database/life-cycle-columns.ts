import { integer, text } from 'drizzle-orm/sqlite-core';

/** Where something stands in its life; instants are milliseconds by the borrower's clock. */
export const stageColumns = {
  /** When the present state of the life cycle began. */
  since: integer().notNull(),
  /** What time alone brings next. */
  timerEvent: text(),
  timerAt: integer(),
};

/** An order's life, which can be held. */
export const lifeCycle = {
  ...stageColumns,
  /** Set while the order moves by the advances of the clock alone: the real time it was held at. */
  heldAt: integer(),
};
