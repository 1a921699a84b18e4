import { formatPeso } from '#domain/peso.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import type { LoanState } from '../../life-cycles/loan-order.machine.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { afterPayment, catchUpLoan } from '../loans/loan-life.ts';
import { isOwed, type Loan, loanAccountNow, loansOf } from '../loans/loans.ts';
import { unpaidOf } from '../loans/loan-views.ts';
import { sendMessage } from '../service/messages.ts';
import { newId, type Work } from '../work.ts';
import { isOpen, operationsOn } from '../operations/operation-orders.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { creditUses } from '../../database/offline-schema.ts';
import { moveCredit, post } from './postings.ts';

/** Centavos stay with the loan. */
const wholePesosOf = (loan: Loan, now: number) =>
  Math.floor(loanAccountNow(loan, now).creditCentavos / centavosOfPeso);

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
    await moveCredit(work, { userId, loanOrderId, paymentId, centavos });
    const posted = await post(work, paid.loan, { paymentId, amount, centavos: 0, paidAt });
    paid = { loan: posted.loan, amount: paid.amount + amount };
  }
  return paid;
}

/** Pays at most `upTo` pesos from the borrower's credit, and informs the borrower by SMS. */
async function payLoan(
  work: BorrowerWork,
  loan: Loan,
  upTo: number,
  paidAt: number,
): Promise<Loan> {
  const { loan: paid, amount } = await payFromCredit(work, loan, upTo, paidAt);
  if (amount === 0) return loan;
  const values = {
    amount: formatPeso(amount),
    number: loan.loanNumber,
    left: formatPeso(instalmentTotals(unpaidOf(paid, work.now)).remaining),
  };
  await sendMessage(work, { about: 'creditUsed', values });
  return afterPayment(work, paid);
}

/** A payment from credit would change or withdraw the open operation. */
const hasOpenOperation = async (work: Work, loan: Loan): Promise<boolean> =>
  (await operationsOn(work, loan)).orders.some(isOpen);

/**
 * Pays running loans from the borrower's credit, the earliest loan first. Skips loans with an open
 * operation.
 *
 * @param paidAt when the borrower handed the money over
 */
export async function payRunningLoans(work: BorrowerWork, paidAt: number): Promise<void> {
  for (const found of (await loansOf(work, work.borrower.userId)).toReversed()) {
    const loan = await catchUpLoan(work, found);
    if (!isOwed(loan) || (await hasOpenOperation(work, loan))) continue;
    const { settlement } = loanAccountNow(loan, work.now);
    const from = Math.max(paidAt, loan.paidOutAt ?? paidAt);
    await payLoan(work, loan, settlement.amount, from);
  }
}

const beforePayout: readonly LoanState[] = [
  'beforeReview',
  'reviewing',
  'lending',
  'disbursementFailed',
];

/** The pesos of credit that will pay the first instalment at the payout. */
export async function creditToPay(work: Work, loan: Loan): Promise<Pick<LoanOrder, 'fromCredit'>> {
  if (!beforePayout.includes(loan.state)) return {};
  const first = unpaidOf(loan, work.now).slice(0, 1);
  const credit = await creditInPesos(work, loan.userId);
  const fromCredit = Math.min(credit, instalmentTotals(first).remaining);
  return fromCredit > 0 ? { fromCredit } : {};
}

export async function payFirstInstalment(work: BorrowerWork, loan: Loan): Promise<Loan> {
  const first = unpaidOf(loan, work.now).slice(0, 1);
  return payLoan(work, loan, instalmentTotals(first).remaining, work.now);
}
