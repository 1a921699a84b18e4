import { asc, eq } from 'drizzle-orm';
import {
  credits,
  creditUses,
  overdueFeeReversals,
  refunds,
} from '../../database/offline-schema.ts';
import type { Work } from '../work.ts';

export async function creditsOf(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
): Promise<(typeof credits.$inferSelect)[]> {
  return tx.select().from(credits).where(eq(credits.userId, userId)).orderBy(asc(credits.id));
}

/** Pesos that paid other loans, and centavos of refunds that have not failed. */
export type SpentCredit = { creditUsed: number; creditRefunded: number };

/** Reads the uses and refunds of all loans at once. */
export async function creditTakenBy(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
): Promise<(loanOrderId: string) => SpentCredit> {
  const uses = await tx.select().from(creditUses).where(eq(creditUses.userId, userId));
  const refunded = (await tx.select().from(refunds).where(eq(refunds.userId, userId)))
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ parts }) => parts);
  return (loanOrderId) => ({
    creditUsed: uses
      .filter((one) => one.loanOrderId === loanOrderId)
      .reduce((sum, { amount }) => sum + amount, 0),
    creditRefunded: refunded
      .filter((one) => one.loanOrderId === loanOrderId)
      .reduce((sum, { centavos }) => sum + centavos, 0),
  });
}

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
