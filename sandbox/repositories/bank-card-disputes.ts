import { desc, eq } from 'drizzle-orm';
import { bankCardChanges } from '../database/account-tables.ts';
import type { Work } from './work.ts';

/** A borrower's last change of the payout account; null where there was none. */
async function lastChange({ tx }: Pick<Work, 'tx'>, userId: string) {
  const [last] = await tx
    .select()
    .from(bankCardChanges)
    .where(eq(bankCardChanges.userId, userId))
    .orderBy(desc(bankCardChanges.changedAt), desc(bankCardChanges.changeId))
    .limit(1);
  return last ?? null;
}

/** Whether a borrower's payouts wait for somebody to look at the account. */
export const isDisputed = async (work: Pick<Work, 'tx'>, userId: string): Promise<boolean> =>
  (await lastChange(work, userId))?.disputed ?? false;

/** The borrower says that the last change was not theirs (`true`), or somebody has looked at it. */
export async function keepDisputed(work: Work, userId: string, disputed: boolean): Promise<void> {
  const last = await lastChange(work, userId);
  if (!last) return;
  await work.tx
    .update(bankCardChanges)
    .set({ disputed })
    .where(eq(bankCardChanges.changeId, last.changeId));
}
