import { asc, eq } from 'drizzle-orm';
import { credits, overdueFeeReversals } from '../database/offline-schema.ts';
import type { Work } from './work.ts';

/** Every movement of what a borrower has in their favour, in order. */
export async function creditsOf(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
): Promise<(typeof credits.$inferSelect)[]> {
  return tx.select().from(credits).where(eq(credits.userId, userId)).orderBy(asc(credits.id));
}

/** Every overdue fee that was taken back from a borrower's loans, in order. */
export async function reversalsOf(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
): Promise<(typeof overdueFeeReversals.$inferSelect)[]> {
  return tx
    .select()
    .from(overdueFeeReversals)
    .where(eq(overdueFeeReversals.userId, userId))
    .orderBy(asc(overdueFeeReversals.id));
}
