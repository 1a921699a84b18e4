import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { events } from '../database/schema.ts';

/** An event of a borrower. `at` is by the borrower's clock. */
export type LoggedEvent = {
  userId: string;
  at: number;
  kind: string;
  /** Id of the order that the event is about; null if it is about the borrower. */
  subject: string | null;
  detail?: Record<string, unknown>;
};

/** Appends an event to the event log. */
export async function record(tx: Transaction, event: LoggedEvent): Promise<void> {
  await tx.insert(events).values({ detail: {}, ...event });
}

/** All events of a borrower, in order. */
export async function eventLogOf(
  tx: Transaction,
  userId: string,
): Promise<Required<LoggedEvent>[]> {
  return tx.select().from(events).where(eq(events.userId, userId)).orderBy(asc(events.id));
}
