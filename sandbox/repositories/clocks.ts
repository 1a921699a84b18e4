import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { clocks } from '../database/schema.ts';

/** The row that moves everyone's time. */
const everyone = '';

/** How far the clock of a mobile was moved, with everyone's, in milliseconds. */
export async function clockOffset(tx: Transaction, mobile: string | null): Promise<number> {
  const moved = await tx
    .select()
    .from(clocks)
    .where(inArray(clocks.mobile, [everyone, mobile ?? everyone]));
  return moved.reduce((sum, { offset }) => sum + offset, 0);
}

/** Moves the clock of a mobile, or everyone's, by milliseconds. */
export async function advanceClock(
  tx: Transaction,
  mobile: string | null,
  by: number,
): Promise<void> {
  await tx
    .insert(clocks)
    .values({ mobile: mobile ?? everyone, offset: by })
    .onConflictDoUpdate({
      target: clocks.mobile,
      set: { offset: sql`${clocks.offset} + ${by}` },
    });
}

/** Sets the clock of a mobile, or everyone's, back to the real time. What happened stays. */
export async function resetClock(tx: Transaction, mobile: string | null): Promise<void> {
  await tx.delete(clocks).where(eq(clocks.mobile, mobile ?? everyone));
}
