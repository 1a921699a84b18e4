import { centavosOfPeso } from '#domain/primitives.ts';
import { credits, creditUses } from '../../database/offline-schema.ts';
import { record } from '../event-log.ts';
import { booksNow, type Loan, loansOf } from '../loans/loans.ts';
import { post } from './postings.ts';
import { newId, type Work } from '../work.ts';

/** Centavos stay with the loan. */
const wholePesosOf = (loan: Loan, now: number) =>
  Math.floor(booksNow(loan, now).creditCentavos / centavosOfPeso);

export async function creditInPesos(work: Work, userId: string): Promise<number> {
  const loans = await loansOf(work, userId);
  return loans.reduce((sum, loan) => sum + wholePesosOf(loan, work.now), 0);
}

/**
 * Pays a loan with credit from the borrower's other loans (S4), `upTo` pesos at most. The caller
 * updates the state of the loan.
 *
 * @returns the loan after the payments, and the pesos paid
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
