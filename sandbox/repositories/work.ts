import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Transaction } from '../database/database.ts';
import type { Random } from '../random.ts';
import { events } from '../database/schema.ts';

export type Work = {
  tx: Transaction;
  /** Milliseconds by the borrower's clock. */
  now: number;
  /** Milliseconds by which the clock is ahead of real time. */
  offset: number;
  random: Random;
};

export function newId({ random }: Pick<Work, 'random'>, of: string): string {
  return `${of}_${random.hex(9)}`;
}

/** A borrower's rows of a table. */
export async function rowsOf<Table extends SQLiteTable & { userId: SQLiteColumn }>(
  { tx }: Pick<Work, 'tx'>,
  table: Table,
  userId: string,
  ...order: SQL[]
) {
  return tx
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(...order);
}

/**
 * Adds an event to the event log, at the present time of the work.
 *
 * @param subject id of the order, refund or ticket; null if the event is about the borrower
 */
export async function record(
  { tx, now: at }: Pick<Work, 'tx' | 'now'>,
  userId: string,
  kind: string,
  subject: string | null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(events).values({ userId, at, kind, subject, detail });
}
