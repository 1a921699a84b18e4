import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { events } from '../database/schema.ts';

/** Something that happened to a borrower, `at` by the borrower's clock. */
export type LoggedEvent = {
  userId: string;
  at: number;
  kind: string;
  /** The order that it concerns. */
  subject: string | null;
  detail?: Record<string, unknown>;
};

/** Writes down what happened, for the ledger. */
export async function record(tx: Transaction, event: LoggedEvent): Promise<void> {
  await tx.insert(events).values({ detail: {}, ...event });
}

/** Everything that happened to a borrower, in order. */
export async function eventLogOf(
  tx: Transaction,
  userId: string,
): Promise<Required<LoggedEvent>[]> {
  return tx.select().from(events).where(eq(events.userId, userId)).orderBy(asc(events.id));
}
