import { and, eq } from 'drizzle-orm';
import { type IsoDate, manilaDay } from '#domain/dates.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { instalmentTotals } from '#domain/repayment-plan.ts';
import { credits, overdueFeeReversals } from '../database/offline-schema.ts';
import { instalments, payments } from '../database/schema.ts';
import type { Books } from '../rules/books.ts';
import { record } from './event-log.ts';
import { booksNow, type KeptInstalment, type Loan } from './loans.ts';
import { receiptsOf } from './receipts.ts';
import { replaceNumbers } from './virtual-accounts.ts';
import type { Work } from './work.ts';

/** Money that is posted: whole pesos, and the centavos beyond them; `paidAt` is what it counts from. */
export type Posting = {
  paymentId: string;
  amount: number;
  centavos: number;
  paidAt: number;
  /** The rollover or restructure that it was drawn to confirm, if any. */
  confirmed?: string | undefined;
};

/** What a posting came to. */
export type Posted = {
  /** The loan with the money on it; its state follows by `paymentPosted`. */
  loan: Loan;
  /** Overdue fees taken back, in pesos, because the money counts from when it was paid. */
  reversed: number;
  /** What it added to the borrower's credit, or used up of it. */
  creditCentavos: number;
};

/** A payment before the books say how it is divided. */
const undivided = { allocations: [], keptCentavos: 0, closed: false };

const feesOf = ({ instalments: parts }: Books) => instalmentTotals(parts).overdueFee;

/**
 * Posts money on a loan, from wherever it came: the one way into a loan's books. Numbers that are
 * alive are given up, since their amounts were told before it.
 */
export async function post(work: Work, loan: Loan, posting: Posting): Promise<Posted> {
  const { tx, now } = work;
  const { loanOrderId, userId } = loan;
  const { paymentId, amount, centavos, paidAt, confirmed } = posting;
  const before = booksNow(loan, now);
  await tx
    .insert(payments)
    .values({ paymentId, userId, loanOrderId, amount, paidAt, confirmed, ...undivided });
  const received = { ...loan, ...(await receiptsOf(tx, [loanOrderId])).get(loanOrderId) };
  const books = booksNow(received, now);
  const after = { ...received, stored: await keepBooks(work, received, books) };

  const event = { userId, at: now, subject: loanOrderId };
  const detail = centavos > 0 ? { amount, centavos } : { amount };
  await record(tx, { ...event, kind: 'payment.posted', detail });
  const reversed = feesOf(before) - feesOf(books);
  await takeBack(work, received, { paymentId, amount: reversed, valueDate: manilaDay(paidAt) });
  const creditCentavos = books.creditCentavos - before.creditCentavos;
  if (creditCentavos !== 0) {
    await tx
      .insert(credits)
      .values({ userId, loanOrderId, paymentId, centavos: creditCentavos, at: now });
    const made = { pesos: creditCentavos / centavosOfPeso };
    await record(tx, { ...event, kind: 'credit.changed', detail: made });
  }
  await replaceNumbers(work, loanOrderId);
  return { loan: after, reversed, creditCentavos };
}

/** Overdue fees in pesos that a payment takes back, because it counts from an earlier day. */
type TakenBack = { paymentId: string; amount: number; valueDate: IsoDate };

/** Writes down overdue fees that are taken back; nothing where there are none. */
async function takeBack(
  { tx, now }: Work,
  { userId, loanOrderId }: Loan,
  { paymentId, amount, valueDate }: TakenBack,
): Promise<void> {
  if (amount <= 0) return;
  await tx
    .insert(overdueFeeReversals)
    .values({ userId, loanOrderId, paymentId, amount, valueDate, at: now });
  const detail = { amount, valueDate };
  await record(tx, { userId, at: now, subject: loanOrderId, kind: 'overdueFee.reversed', detail });
}

/**
 * Writes down what a plan that counts from an earlier day takes back of overdue fees, on the payment
 * that made it.
 *
 * @returns the pesos that this payment has taken back in all
 */
export async function takeBackBy(
  work: Work,
  before: Loan,
  after: Loan,
  by: Omit<TakenBack, 'amount'>,
): Promise<number> {
  const amount = feesOf(booksNow(before, work.now)) - feesOf(booksNow(after, work.now));
  await takeBack(work, after, { ...by, amount });
  const rows = await work.tx
    .select()
    .from(overdueFeeReversals)
    .where(eq(overdueFeeReversals.paymentId, by.paymentId));
  return rows.reduce((sum, one) => sum + one.amount, 0);
}

/**
 * Keeps the books of a loan whose service fee was paid beside its instalments. Numbers that are alive
 * are given up, since their amounts may contain the fee.
 */
export async function rebook(work: Work, loan: Loan): Promise<Loan> {
  const stored = await keepBooks(work, loan, booksNow(loan, work.now));
  await replaceNumbers(work, loan.loanOrderId);
  return { ...loan, stored };
}

/** Writes down a loan's books: its instalments, and how each payment is divided now. */
export async function keepBooks({ tx }: Work, loan: Loan, books: Books): Promise<KeptInstalment[]> {
  const stored = loan.stored.map((kept) => {
    const part = books.instalments.find(({ period }) => period === kept.period);
    if (!part) throw new Error(`instalment ${kept.period} is not in the books`);
    const { interest, overdueFee, paidAmount, repayDate } = part;
    const charged = repayDate === null ? 0 : overdueFee;
    return { ...kept, interest, overdueFee: charged, paidAmount, repayDate };
  });
  for (const { period, interest, overdueFee, paidAmount, repayDate } of stored) {
    await tx
      .update(instalments)
      .set({ interest, overdueFee, paidAmount, repayDate })
      .where(and(eq(instalments.loanOrderId, loan.loanOrderId), eq(instalments.period, period)));
  }
  for (const { paymentId, allocations, keptCentavos } of books.divisions) {
    await tx
      .update(payments)
      .set({ allocations, keptCentavos })
      .where(eq(payments.paymentId, paymentId));
  }
  return stored;
}
