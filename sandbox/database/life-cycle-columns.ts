import { integer, text } from 'drizzle-orm/sqlite-core';

/** Where an order stands in its life; instants are milliseconds by the borrower's clock. */
export const lifeCycle = {
  /** When the present state of the life cycle began. */
  since: integer().notNull(),
  /** What time alone brings next. */
  timerEvent: text(),
  timerAt: integer(),
  /** Set while the order moves by the advances of the clock alone: the real time it was held at. */
  heldAt: integer(),
};
