import { and, eq } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { manilaDay } from '#domain/dates.ts';
import { formatPeso } from '#domain/peso.ts';
import { instalmentDue } from '#domain/repayment-plan.ts';
import { instalments, payments } from '../database/schema.ts';
import { allocate, allocated, type Allocation } from '../rules/allocation.ts';
import type { Borrower } from './borrowers.ts';
import { record } from './event-log.ts';
import { unpaidOf } from './loan-views.ts';
import { afterPayment, type Loan } from './loans.ts';
import { sendMessage } from './messages.ts';
import { Refusal } from './refusal.ts';
import { newId, type Work } from './work.ts';

/**
 * Covers instalments of a loan with any sum, the earliest first. The overdue fee of what it touches
 * is charged through today, so that a part payment does not lower what the days before cost.
 *
 * @throws Refusal where it is more than is owed
 */
export async function cover(
  { tx, now }: Work,
  loan: Loan,
  amount: number,
): Promise<{ loan: Loan; allocations: Allocation[] }> {
  const unpaid = unpaidOf(loan, now);
  const { allocations, rest } = allocate(amount, unpaid);
  if (rest > 0) {
    throw new Refusal(assumedCodes.amountChanged, 'The amount due has changed. Please look again.');
  }
  const today = manilaDay(now);
  let { stored } = loan;
  for (const allocation of allocations) {
    const { period } = allocation;
    const part = unpaid.find((one) => one.period === period);
    if (!part) throw new Error(`nothing of instalment ${period} is unpaid`);
    const paidAmount = part.paidAmount + allocated(allocation);
    const repayDate = instalmentDue({ ...part, paidAmount }) === 0 ? today : null;
    const change = { overdueFee: part.overdueFee, paidAmount, repayDate, feesThrough: today };
    await tx
      .update(instalments)
      .set(change)
      .where(and(eq(instalments.loanOrderId, loan.loanOrderId), eq(instalments.period, period)));
    stored = stored.map((one) => (one.period === period ? { ...one, ...change } : one));
  }
  return { loan: { ...loan, stored }, allocations };
}

/**
 * Takes a payment of any sum up to what is owed. What it means for an open operation is for the
 * caller to say.
 *
 * @throws Refusal where it is more, and then nothing was taken
 */
export async function postPart(
  work: Work,
  borrower: Borrower,
  unpaid: Loan,
  amount: number,
): Promise<{ loan: Loan; paymentId: string }> {
  const { loan, allocations } = await cover(work, unpaid, amount);
  const { userId, loanOrderId, loanNumber } = loan;
  const paymentId = newId(work, 'payment');
  await work.tx
    .insert(payments)
    .values({ paymentId, userId, loanOrderId, amount, paidAt: work.now, allocations });
  await record(work.tx, {
    userId,
    at: work.now,
    kind: 'payment.posted',
    subject: loanOrderId,
    detail: { amount },
  });
  const values = { amount: formatPeso(amount), number: loanNumber };
  await sendMessage(work.tx, borrower, { about: 'paymentReceived', values }, work.now);
  return { loan: await afterPayment(work, loan, borrower), paymentId };
}
