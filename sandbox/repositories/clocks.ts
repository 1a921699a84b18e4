import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { clocks } from '../database/schema.ts';

const allMobiles = '';

/** In milliseconds, with the move of all clocks. */
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

/** `null` removes the common move. Stored events and orders are kept. */
export async function resetClock(tx: Transaction, mobile: string | null): Promise<void> {
  await tx.delete(clocks).where(eq(clocks.mobile, mobile ?? allMobiles));
}
