import { centavosOfPeso } from '#domain/primitives.ts';
import { credits, creditUses } from '../database/offline-schema.ts';
import { record } from './event-log.ts';
import { booksNow, type Loan, loansOf } from './loans.ts';
import { post } from './postings.ts';
import { newId, type Work } from './work.ts';

/** Whole pesos of a loan's credit; centavos stay with the loan. */
const wholePesosOf = (loan: Loan, now: number) =>
  Math.floor(booksNow(loan, now).creditCentavos / centavosOfPeso);

/** Pesos of a borrower's credit that can pay on a loan. */
export async function creditInPesos(work: Work, userId: string): Promise<number> {
  const loans = await loansOf(work, userId);
  return loans.reduce((sum, loan) => sum + wholePesosOf(loan, work.now), 0);
}

/**
 * Pays on a loan with what its borrower overpaid on others, up to so many pesos (S4), the newest
 * loan's first. It is gone from their credit. The state of the loan is for the caller to take on.
 *
 * @param paidAt when the payments on the loan count from: now unless told
 * @returns the loan after it, and the pesos
 */
export async function payFromCredit(
  work: Work,
  loan: Loan,
  upTo: number,
  paidAt = work.now,
): Promise<{ loan: Loan; amount: number }> {
  const { tx, now } = work;
  const { userId } = loan;
  let paid = { loan, amount: 0 };
  for (const source of await loansOf(work, userId)) {
    const amount = Math.min(wholePesosOf(source, now), upTo - paid.amount);
    if (amount <= 0 || source.loanOrderId === loan.loanOrderId) continue;
    const paymentId = newId(work, 'payment');
    const { loanOrderId } = source;
    await tx.insert(creditUses).values({ paymentId, userId, loanOrderId, amount });
    const centavos = -amount * centavosOfPeso;
    await tx.insert(credits).values({ userId, loanOrderId, paymentId, centavos, at: now });
    const event = { userId, at: now, kind: 'credit.changed', subject: loanOrderId };
    await record(tx, { ...event, detail: { pesos: -amount } });
    const posted = await post(work, paid.loan, { paymentId, amount, centavos: 0, paidAt });
    paid = { loan: posted.loan, amount: paid.amount + amount };
  }
  return paid;
}
