import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { events } from '../database/schema.ts';

/** `at` is by the borrower's clock. */
export type LoggedEvent = {
  userId: string;
  at: number;
  kind: string;
  /** Id of the order, refund or ticket; null if the event is about the borrower. */
  subject: string | null;
  detail?: Record<string, unknown>;
};

export async function record(tx: Transaction, event: LoggedEvent): Promise<void> {
  await tx.insert(events).values({ detail: {}, ...event });
}

export async function eventLogOf(
  tx: Transaction,
  userId: string,
): Promise<Required<LoggedEvent>[]> {
  return tx.select().from(events).where(eq(events.userId, userId)).orderBy(asc(events.id));
}
