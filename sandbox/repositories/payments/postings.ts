import { and, eq } from 'drizzle-orm';
import { type IsoDate, manilaDay } from '#domain/dates.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { credits, overdueFeeReversals } from '../../database/offline-schema.ts';
import { instalments, payments } from '../../database/schema.ts';
import type { LoanAccount } from '../../rules/loan-account.ts';
import { type BookedInstalment, type Loan, loanAccountNow, receiptsOf } from '../loans/loans.ts';
import { replaceNumbers } from './virtual-accounts.ts';
import { record, type Work } from '../work.ts';

/** `amount` is whole pesos, `centavos` the rest. `paidAt` is when the money was handed over. */
export type Posting = {
  paymentId: string;
  amount: number;
  centavos: number;
  paidAt: number;
  /** Id of the operation that the payment confirms. */
  confirmed?: string | undefined;
};

export type Posted = {
  /** The loan with the payment, still in its old state. */
  loan: Loan;
  /** Overdue fees in pesos that are reversed, because the payment counts from its value date. */
  reversed: number;
  /** Change of the borrower's credit on the loan, in centavos; negative if credit was used. */
  creditCentavos: number;
};

const undivided = { allocations: [], keptCentavos: 0, closed: false };

const feesOf = ({ instalments: parts }: LoanAccount) => instalmentTotals(parts).overdueFee;

/** Posts a payment, and replaces the loan's valid numbers, whose amounts are then outdated. */
export async function post(work: Work, loan: Loan, posting: Posting): Promise<Posted> {
  const { tx, now } = work;
  const { loanOrderId, userId } = loan;
  const { paymentId, amount, centavos, paidAt, confirmed } = posting;
  const before = loanAccountNow(loan, now);
  await tx
    .insert(payments)
    .values({ paymentId, userId, loanOrderId, amount, paidAt, confirmed, ...undivided });
  const received = { ...loan, ...(await receiptsOf(tx, [loanOrderId])).get(loanOrderId) };
  const account = loanAccountNow(received, now);
  const after = { ...received, stored: await storeLoanAccount(work, received, account) };

  const detail = centavos > 0 ? { amount, centavos } : { amount };
  await record(work, userId, 'payment.posted', loanOrderId, detail);
  const reversed = feesOf(before) - feesOf(account);
  await storeReversal(work, received, {
    paymentId,
    amount: reversed,
    valueDate: manilaDay(paidAt),
  });
  const creditCentavos = account.creditCentavos - before.creditCentavos;
  if (creditCentavos !== 0) {
    await moveCredit(work, { userId, loanOrderId, paymentId, centavos: creditCentavos });
  }
  await replaceNumbers(work, loanOrderId);
  return { loan: after, reversed, creditCentavos };
}

/** Adds credit to a loan; takes it if `centavos` is negative. */
export async function moveCredit(
  { tx, now }: Work,
  move: Omit<typeof credits.$inferSelect, 'id' | 'at'>,
): Promise<void> {
  const { userId, loanOrderId, centavos } = move;
  await tx.insert(credits).values({ ...move, at: now });
  const detail = { pesos: centavos / centavosOfPeso };
  await record({ tx, now }, userId, 'credit.changed', loanOrderId, detail);
}

type ReversedFees = { paymentId: string; amount: number; valueDate: IsoDate };

async function storeReversal(
  { tx, now }: Work,
  { userId, loanOrderId }: Loan,
  { paymentId, amount, valueDate }: ReversedFees,
): Promise<void> {
  if (amount <= 0) return;
  await tx
    .insert(overdueFeeReversals)
    .values({ userId, loanOrderId, paymentId, amount, valueDate, at: now });
  await record({ tx, now }, userId, 'overdueFee.reversed', loanOrderId, { amount, valueDate });
}

/**
 * Stores the overdue fees that a new plan with an earlier first day reverses.
 *
 * @returns all pesos of overdue fees that the payment `by` has reversed
 */
export async function reverseFeesBy(
  work: Work,
  before: Loan,
  after: Loan,
  by: Omit<ReversedFees, 'amount'>,
): Promise<number> {
  const amount = feesOf(loanAccountNow(before, work.now)) - feesOf(loanAccountNow(after, work.now));
  await storeReversal(work, after, { ...by, amount });
  const rows = await work.tx
    .select()
    .from(overdueFeeReversals)
    .where(eq(overdueFeeReversals.paymentId, by.paymentId));
  return rows.reduce((sum, one) => sum + one.amount, 0);
}

/**
 * Stores the allocation again, and replaces the loan's valid numbers, because their amounts may
 * contain the service fee.
 */
export async function repeatAllocation(work: Work, loan: Loan): Promise<Loan> {
  const stored = await storeLoanAccount(work, loan, loanAccountNow(loan, work.now));
  await replaceNumbers(work, loan.loanOrderId);
  return { ...loan, stored };
}

export async function storeLoanAccount(
  { tx }: Work,
  loan: Loan,
  account: LoanAccount,
): Promise<BookedInstalment[]> {
  const stored = loan.stored.map((storedPart) => {
    const part = account.instalments.find(({ period }) => period === storedPart.period);
    if (!part) throw new Error(`the loan account has no instalment ${storedPart.period}`);
    const { interest, overdueFee, paidAmount, repayDate } = part;
    const charged = repayDate === null ? 0 : overdueFee;
    return { ...storedPart, interest, overdueFee: charged, paidAmount, repayDate };
  });
  for (const { period, interest, overdueFee, paidAmount, repayDate } of stored) {
    await tx
      .update(instalments)
      .set({ interest, overdueFee, paidAmount, repayDate })
      .where(and(eq(instalments.loanOrderId, loan.loanOrderId), eq(instalments.period, period)));
  }
  for (const { paymentId, allocations, keptCentavos } of account.divisions) {
    await tx
      .update(payments)
      .set({ allocations, keptCentavos })
      .where(eq(payments.paymentId, paymentId));
  }
  return stored;
}
