import { and, eq } from 'drizzle-orm';
import { manilaDay } from '#domain/dates.ts';
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
  if (reversed > 0) {
    const valueDate = manilaDay(paidAt);
    await tx
      .insert(overdueFeeReversals)
      .values({ userId, loanOrderId, paymentId, amount: reversed, valueDate, at: now });
    const taken = { amount: reversed, valueDate };
    await record(tx, { ...event, kind: 'overdueFee.reversed', detail: taken });
  }
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

/** Writes down a loan's books: its instalments, and how each payment is divided now. */
async function keepBooks({ tx }: Work, loan: Loan, books: Books): Promise<KeptInstalment[]> {
  const stored = loan.stored.map((kept) => {
    const part = books.instalments.find(({ period }) => period === kept.period);
    if (!part) throw new Error(`instalment ${kept.period} is not in the books`);
    const { overdueFee, paidAmount, repayDate } = part;
    return { ...kept, overdueFee: repayDate === null ? 0 : overdueFee, paidAmount, repayDate };
  });
  for (const { period, overdueFee, paidAmount, repayDate } of stored) {
    await tx
      .update(instalments)
      .set({ overdueFee, paidAmount, repayDate })
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
