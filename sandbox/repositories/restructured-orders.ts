import { eq } from 'drizzle-orm';
import { formatDay } from '#domain/date-format.ts';
import { daysBetween, manilaDay } from '#domain/dates.ts';
import type { restructureOrders } from '../database/operation-tables.ts';
import { loanOrders } from '../database/schema.ts';
import { covered } from '../rules/allocation.ts';
import type { RestructurePrice } from '../rules/operation-pricing.ts';
import type { StoredInstalment } from '../rules/overdue.ts';
import type { Borrower } from './borrowers.ts';
import { instalmentsNow, keepInstalments, type Loan, openLoan, sendToLoan } from './loans.ts';
import { sendMessage } from './messages.ts';
import { receivedFor, takeFee } from './operation-payments.ts';
import { takeCredit } from './overpayment-credit.ts';
import { cover } from './part-payments.ts';
import { newId, type Work } from './work.ts';

type RestructureRow = typeof restructureOrders.$inferSelect;

/**
 * What stays of a plan whose balance is another order's: of each instalment what was paid of it, the
 * fee taken off. What nothing was paid of is gone.
 */
function paidPartOf(
  loan: Loan,
  feeOf: ReadonlyMap<number, number>,
  now: number,
): StoredInstalment[] {
  return instalmentsNow(loan, now).flatMap(({ status: _, ...part }) => {
    const paidAmount = part.paidAmount - (feeOf.get(part.period) ?? 0);
    if (part.repayDate !== null && paidAmount === part.paidAmount) return part;
    const { period, dueDate } = part;
    const paid = { period, dueDate, ...covered(part, paidAmount), paidAmount };
    return paidAmount > 0 ? { ...paid, repayDate: manilaDay(now) } : [];
  });
}

/** Settles the old order: it keeps what was paid of it, and names the order that goes on. */
async function closeOld(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: RestructureRow,
  { fee }: RestructurePrice,
  newLoanOrderId: string,
): Promise<void> {
  const feeOf = await takeFee(work, await receivedFor(work, row), fee);
  const stored = paidPartOf(loan, feeOf, work.now);
  const change = {
    otherCosts: loan.otherCosts + fee,
    operationFees: loan.operationFees + fee,
    newLoanOrderId,
  };
  await work.tx.update(loanOrders).set(change).where(eq(loanOrders.loanOrderId, loan.loanOrderId));
  await keepInstalments(work, { ...loan, stored });
  await sendToLoan(work, { ...loan, ...change, stored }, borrower, 'balance.restructured');
}

/**
 * Makes a new order of an old one's balance, as agreed (S4): nothing is sent to the borrower, the old
 * order is settled, and each names the other. What the borrower overpaid before pays on the new one.
 *
 * @returns the new order, and what of overpayments it was paid with
 */
export async function makeNewOrder(
  work: Work,
  borrower: Borrower,
  old: Loan,
  row: RestructureRow,
): Promise<{ newLoanOrderId: string; credit: number }> {
  const { agreed, consent } = row;
  if (!agreed || !consent) throw new Error(`${row.restructureOrderId} was never agreed to`);
  const newLoanOrderId = newId(work, 'loan');
  await closeOld(work, borrower, old, row, agreed, newLoanOrderId);
  const { balance, schedule, from } = agreed;
  const interest = schedule.reduce((sum, part) => sum + part.interest, 0);
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!first || !last) throw new Error('a restructure without instalments');
  const made = await openLoan(work, borrower, {
    loanOrderId: newLoanOrderId,
    loanNumber: `HR${from.replaceAll('-', '')}${work.random.digits(6)}`,
    userId: old.userId,
    creditOrderId: old.creditOrderId,
    appliedAt: work.now,
    paidOutAt: work.now,
    heldAt: row.heldAt,
    loanAmount: balance.principal + balance.interest,
    term: daysBetween(from, last.dueDate),
    lendingAmount: 0,
    processingFee: 0,
    interest,
    account: old.account,
    consent,
    borrowed: old.borrowed,
    otherCosts: Math.max(0, agreed.cost.after - interest - balance.overdueFee),
    restructuredFrom: old.loanOrderId,
    stored: schedule.map(({ carriedOverdueFee, ...part }) => ({
      ...part,
      overdueFee: carriedOverdueFee,
      paidAmount: 0,
      repayDate: null,
    })),
  });
  const credit = await takeCredit(work, old.userId, balance.total + interest);
  if (credit > 0) {
    const { loan } = await cover(work, made, credit);
    await sendToLoan(work, loan, borrower, 'payment.posted');
  }
  const values = {
    number: old.loanNumber,
    newNumber: made.loanNumber,
    day: formatDay(first.dueDate, borrower.language),
  };
  await sendMessage(work.tx, borrower, { about: 'restructured', values }, work.now);
  return { newLoanOrderId, credit };
}
