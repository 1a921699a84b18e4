import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { formatPeso } from '#domain/peso.ts';
import type { RepaymentRequest } from '#domain/repayment.ts';
import { type Instalment, instalmentTotals } from '#domain/repayment-plan.ts';
import { payments } from '../database/schema.ts';
import type { Borrower } from './borrowers.ts';
import { calculationOf, unpaidOf } from './loan-views.ts';
import { afterPayment, type Loan } from './loans.ts';
import { sendMessage } from './messages.ts';
import { post } from './postings.ts';
import { Refusal } from './refusal.ts';
import { newId, type Work } from './work.ts';

type PaymentRow = typeof payments.$inferSelect;

/** By what the lender finds a payment again. */
export const referenceOf = (paymentId: string): string => paymentId.slice(-10).toUpperCase();

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

/**
 * Takes a repayment of whole instalments, and returns the loan after it, the pesos paid and their reference.
 *
 * @throws Refusal, and then nothing was taken
 */
export async function repay(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  request: RepaymentRequest,
): Promise<{ loan: Loan; paidAmount: number; reference: string }> {
  const { tx, now } = work;
  const amount = instalmentTotals(checkedInstalments(loan, request, now)).remaining;
  const payment = { paymentId: newId(work, 'payment'), amount, centavos: 0, paidAt: now };
  const { loan: after } = await post(work, loan, payment);
  const values = { amount: formatPeso(amount), number: loan.loanNumber };
  await sendMessage(tx, borrower, { about: 'paymentReceived', values }, now);
  return {
    loan: await afterPayment(work, after, borrower),
    paidAmount: amount,
    reference: referenceOf(payment.paymentId),
  };
}
