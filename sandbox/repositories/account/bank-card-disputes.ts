import { desc, eq } from 'drizzle-orm';
import { bankCardChanges } from '../../database/account-tables.ts';
import type { Loan } from '../loans/loans.ts';
import { rowsOf, type Work } from '../work.ts';

export type ChangeRow = typeof bankCardChanges.$inferSelect;

/** Newest first. */
export async function changesOf(work: Pick<Work, 'tx'>, userId: string): Promise<ChangeRow[]> {
  const order = [desc(bankCardChanges.changedAt), desc(bankCardChanges.changeId)];
  return rowsOf(work, bankCardChanges, userId, ...order);
}

/** Whether the borrower's payouts wait until the lender has checked the payout account. */
export const isDisputed = async (work: Pick<Work, 'tx'>, userId: string): Promise<boolean> =>
  (await changesOf(work, userId))[0]?.disputed ?? false;

export async function payoutHeldOf(
  work: Pick<Work, 'tx'>,
  { userId, state }: Pick<Loan, 'userId' | 'state'>,
): Promise<{ payoutHeld?: true }> {
  const isUnpaid = state === 'lending' || state === 'disbursementFailed';
  return isUnpaid && (await isDisputed(work, userId)) ? { payoutHeld: true } : {};
}

/** `true`: the borrower did not make the last change. `false`: the lender has checked it. */
export async function keepDisputed(work: Work, userId: string, disputed: boolean): Promise<void> {
  const [last] = await changesOf(work, userId);
  if (!last) return;
  await work.tx
    .update(bankCardChanges)
    .set({ disputed })
    .where(eq(bankCardChanges.changeId, last.changeId));
}
