import { and, eq } from 'drizzle-orm';
import type { MethodData } from '#protocol/methods.ts';
import { ratings } from '../../database/account-tables.ts';
import type { Work } from '../work.ts';

export type Rating = MethodData<'userSubmitRating'>;

/** A second rating of a loan replaces the first. */
export async function keepRating(
  { tx, now }: Work,
  userId: string,
  { loanOrderId, stars, comment }: Rating,
): Promise<void> {
  const rating = { stars, comment, ratedAt: now };
  await tx
    .insert(ratings)
    .values({ userId, loanOrderId: loanOrderId ?? '', ...rating })
    .onConflictDoUpdate({ target: [ratings.userId, ratings.loanOrderId], set: rating });
}

export async function isRated({ tx }: Work, userId: string, loanOrderId: string): Promise<boolean> {
  const rows = await tx
    .select({ stars: ratings.stars })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.loanOrderId, loanOrderId)));
  return rows.length > 0;
}
