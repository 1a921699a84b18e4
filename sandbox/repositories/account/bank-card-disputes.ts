import { desc, eq } from 'drizzle-orm';
import { bankCardChanges } from '../../database/account-tables.ts';
import type { Loan } from '../loans/loans.ts';
import type { Work } from '../work.ts';

async function lastChange({ tx }: Pick<Work, 'tx'>, userId: string) {
  const [last] = await tx
    .select()
    .from(bankCardChanges)
    .where(eq(bankCardChanges.userId, userId))
    .orderBy(desc(bankCardChanges.changedAt), desc(bankCardChanges.changeId))
    .limit(1);
  return last ?? null;
}

/** Whether the borrower's payouts wait until the lender has checked the payout account. */
export const isDisputed = async (work: Pick<Work, 'tx'>, userId: string): Promise<boolean> =>
  (await lastChange(work, userId))?.disputed ?? false;

export async function payoutHeldOf(
  work: Pick<Work, 'tx'>,
  { userId, state }: Pick<Loan, 'userId' | 'state'>,
): Promise<{ payoutHeld?: true }> {
  const isUnpaid = state === 'lending' || state === 'disbursementFailed';
  return isUnpaid && (await isDisputed(work, userId)) ? { payoutHeld: true } : {};
}

/** `true`: the borrower did not make the last change. `false`: the lender has checked it. */
export async function keepDisputed(work: Work, userId: string, disputed: boolean): Promise<void> {
  const last = await lastChange(work, userId);
  if (!last) return;
  await work.tx
    .update(bankCardChanges)
    .set({ disputed })
    .where(eq(bankCardChanges.changeId, last.changeId));
}
