import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { counterPayments, refunds } from '../database/offline-schema.ts';
import { operationOrders } from '../database/operation-tables.ts';
import { clocks, creditOrders, loanOrders } from '../database/schema.ts';
import type { Work } from './work.ts';

const allMobiles = '';

/** Milliseconds by which a mobile's clock is ahead of real time: the common offset and its own. */
export async function clockOffset(tx: Transaction, mobile: string | null): Promise<number> {
  const moved = await tx
    .select()
    .from(clocks)
    .where(inArray(clocks.mobile, [allMobiles, mobile ?? allMobiles]));
  return moved.reduce((sum, { offset }) => sum + offset, 0);
}

/** Moves the clock of a mobile by milliseconds; `null` moves all clocks. */
export async function advanceClock(
  tx: Transaction,
  mobile: string | null,
  by: number,
): Promise<void> {
  await tx
    .insert(clocks)
    .values({ mobile: mobile ?? allMobiles, offset: by })
    .onConflictDoUpdate({
      target: clocks.mobile,
      set: { offset: sql`${clocks.offset} + ${by}` },
    });
}

/**
 * Removes a mobile's own offset, or with `null` the common offset. Events and orders do not change.
 */
export async function resetClock(tx: Transaction, mobile: string | null): Promise<void> {
  await tx.delete(clocks).where(eq(clocks.mobile, mobile ?? allMobiles));
}

const heldTables = [creditOrders, loanOrders, operationOrders, counterPayments, refunds] as const;

/**
 * Holds all orders and payments of a borrower: only advances of the clock move them from now on.
 */
export async function holdOrders({ tx, now, offset }: Work, userId: string): Promise<void> {
  for (const table of heldTables) {
    await tx
      .update(table)
      .set({ heldAt: now - offset })
      .where(eq(table.userId, userId));
  }
}
