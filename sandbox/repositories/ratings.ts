import { and, eq } from 'drizzle-orm';
import type { MethodData } from '#protocol/methods.ts';
import { ratings } from '../database/popup-tables.ts';
import type { Work } from './work.ts';

/** A rating as it comes. */
export type Rating = MethodData<'userSubmitRating'>;

/** Keeps what a borrower says of a loan; what they said of it before makes way. */
export async function keepRating(
  { tx, now }: Work,
  userId: string,
  { loanOrderId, stars, comment }: Rating,
): Promise<void> {
  const said = { stars, comment, ratedAt: now };
  await tx
    .insert(ratings)
    .values({ userId, loanOrderId: loanOrderId ?? '', ...said })
    .onConflictDoUpdate({ target: [ratings.userId, ratings.loanOrderId], set: said });
}

/** Whether a borrower has rated a loan. */
export async function isRated({ tx }: Work, userId: string, loanOrderId: string): Promise<boolean> {
  const rows = await tx
    .select({ stars: ratings.stars })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.loanOrderId, loanOrderId)));
  return rows.length > 0;
}
