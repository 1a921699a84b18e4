import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { manilaDay } from '#domain/dates.ts';
import { formatPeso } from '#domain/peso.ts';
import type { RepaymentRequest } from '#domain/repayment.ts';
import { type Instalment, instalmentDue, instalmentTotals } from '#domain/repayment-plan.ts';
import { instalments, payments } from '../database/schema.ts';
import { allocate } from '../rules/allocation.ts';
import type { StoredInstalment } from '../rules/overdue.ts';
import type { Borrower } from './borrowers.ts';
import { record } from './event-log.ts';
import { calculationOf, unpaidOf } from './loan-views.ts';
import type { Loan } from './loans.ts';
import { sendMessage } from './messages.ts';
import { paymentPosted } from './payment-posted.ts';
import { Refusal } from './refusal.ts';
import { newId, type Work } from './work.ts';

type PaymentRow = typeof payments.$inferSelect;

/** All payments of a borrower, in order. */
export async function paymentsOf({ tx }: Pick<Work, 'tx'>, userId: string): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(payments.paidAt), asc(payments.paymentId));
}

/** All payments on a loan, in order. */
export async function paymentsOn(
  work: Pick<Work, 'tx'>,
  { userId, loanOrderId }: Pick<Loan, 'userId' | 'loanOrderId'>,
): Promise<PaymentRow[]> {
  const all = await paymentsOf(work, userId);
  return all.filter((payment) => payment.loanOrderId === loanOrderId);
}

/**
 * The instalments that a request pays, as they stand now.
 *
 * @throws Refusal when nothing is due, the account is another, or the figures are not ours
 */
function checkedInstalments(loan: Loan, request: RepaymentRequest, now: number): Instalment[] {
  if (loan.state !== 'repaying' && loan.state !== 'overdue') {
    throw new Refusal(assumedCodes.nothingDue, 'Nothing is due on this loan.');
  }
  if (request.cardNumber !== loan.account.number) {
    throw new Refusal(assumedCodes.accountMismatch, 'The payment must come from your own account.');
  }
  const paid = unpaidOf(loan, now).filter(({ period }) => period <= request.checkedPeriod);
  const periods = paid.map(({ period }) => period);
  const asShown =
    isDeepStrictEqual(request.calculateInfo, calculationOf(loan)) &&
    isDeepStrictEqual(request.mockPeriods, periods) &&
    periods.at(-1) === request.checkedPeriod &&
    instalmentTotals(paid).remaining === request.amount;
  if (!asShown) {
    throw new Refusal(assumedCodes.amountChanged, 'The amount due has changed. Please look again.');
  }
  return paid;
}

/** An instalment that was paid in full on a day, its overdue fee charged. */
function settled(instalment: Instalment, paidAmount: number, repayDate: string): StoredInstalment {
  return { ...instalment, paidAmount: instalment.paidAmount + paidAmount, repayDate };
}

/**
 * Takes a repayment of whole instalments, and returns the loan after it and the pesos paid.
 *
 * @throws Refusal, and then nothing was taken
 */
export async function repay(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  request: RepaymentRequest,
): Promise<{ loan: Loan; paidAmount: number }> {
  const { tx, now } = work;
  const due = checkedInstalments(loan, request, now);
  const amount = instalmentTotals(due).remaining;
  const { allocations } = allocate(amount, due);
  const today = manilaDay(now);
  const paid = due.map((part) => settled(part, instalmentDue(part), today));
  for (const { period, overdueFee, paidAmount, repayDate } of paid) {
    await tx
      .update(instalments)
      .set({ overdueFee, paidAmount, repayDate })
      .where(and(eq(instalments.loanOrderId, loan.loanOrderId), eq(instalments.period, period)));
  }
  const { loanOrderId, userId } = loan;
  const payment = { paymentId: newId(work, 'payment'), userId, loanOrderId, amount, paidAt: now };
  await tx.insert(payments).values({ ...payment, allocations });
  await record(tx, {
    userId,
    at: now,
    kind: 'payment.posted',
    subject: loanOrderId,
    detail: { amount },
  });
  const values = { amount: formatPeso(amount), number: loan.loanNumber };
  await sendMessage(tx, borrower, { about: 'paymentReceived', values }, now);

  const stored = loan.stored.map(
    (part) => paid.find(({ period }) => period === part.period) ?? part,
  );
  const after = await paymentPosted(work, borrower, { ...loan, stored }, payment.paymentId);
  return { loan: after, paidAmount: amount };
}
