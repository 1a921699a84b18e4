import { formatDay } from '#domain/date-format.ts';
import { daysBetween, type IsoDate, startOfManilaDay } from '#domain/dates.ts';
import { allocated } from '../../rules/allocation.ts';
import { type RestructurePrice, withServiceFee } from '../../rules/operation-pricing.ts';
import type { StoredInstalment } from '../../rules/overdue.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { beginPlan, openLoan, sendToLoan } from '../loans/loan-life.ts';
import { keepCharges, type Loan, loanAccountNow } from '../loans/loans.ts';
import { sendMessage } from '../service/messages.ts';
import type { RestructureRow } from './operation-orders.ts';
import { leftAfter, takeFee, type Taken } from './operation-payments.ts';
import { storeLoanAccount } from '../payments/postings.ts';
import { serviceFeeOf } from '../payments/service-fees.ts';
import { replaceNumbers } from '../payments/virtual-accounts.ts';
import { newId } from '../work.ts';
import { payFromCredit } from '../payments/credit-on-loans.ts';

/** The instalments that a replaced loan keeps: the paid part of each, minus the fee. */
function paidPartOf(loan: Loan, taken: Taken, on: IsoDate): StoredInstalment[] {
  const { instalments, paid } = loanAccountNow(loan, startOfManilaDay(on));
  return instalments.flatMap(({ period, dueDate, repayDate }) => {
    const before = paid.find((one) => one.period === period);
    if (!before) throw new Error(`the loan account has no instalment ${period}`);
    const left = leftAfter(before, taken);
    const paidAmount = allocated(left);
    if (paidAmount === 0) return [];
    const isWhole = repayDate !== null && paidAmount === allocated(before);
    return { ...left, dueDate, paidAmount, repayDate: isWhole ? repayDate : on };
  });
}

/** The new loan counts from the day of its price, so later payments count as of that day. */
async function closeOld(
  work: BorrowerWork,
  loan: Loan,
  { fee, from: on }: RestructurePrice,
  newLoanOrderId: string,
): Promise<void> {
  const then = { ...work, now: startOfManilaDay(on) };
  const receipts = loan.receipts.map((one) => (one.on > on ? { ...one, on } : one));
  const loanThen = { ...loan, receipts };
  await keepCharges(then, loanThen);
  await storeLoanAccount(work, loanThen, loanAccountNow(loanThen, then.now));
  const taken = await takeFee(work, loanThen, 'restructureFee', fee);
  const plan = paidPartOf(loanThen, taken, on);
  const change = {
    otherCosts: loan.otherCosts + fee,
    operationFees: loan.operationFees + fee,
    newLoanOrderId,
  };
  const closed = await beginPlan(work, loanThen, plan, change);
  await replaceNumbers(work, loan.loanOrderId);
  await sendToLoan(work, closed, 'balance.restructured');
}

/**
 * Creates the new loan of a restructure from the balance of the old one, as agreed (S4). A
 * processing fee that is paid during the review only lowers the last instalment, so it needs no
 * second consent (T5).
 *
 * @returns the pesos of credit that paid the new loan, and the price with the fee that is still
 * unpaid
 */
export async function makeNewOrder(
  work: BorrowerWork,
  old: Loan,
  row: RestructureRow,
): Promise<{ newLoanOrderId: string; credit: number; agreed: RestructurePrice }> {
  const { agreed, consent } = row;
  if (!agreed || !consent) throw new Error(`${row.orderId} has no agreement`);
  const newLoanOrderId = newId(work, 'loan');
  const { unpaidServiceFee: carriedFee } = await serviceFeeOf(work, old);
  await closeOld(work, old, agreed, newLoanOrderId);
  const { balance, schedule, from } = agreed;
  const interest = schedule.reduce((sum, part) => sum + part.interest, 0);
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!first || !last) throw new Error('the restructure has no instalments');
  const made = await openLoan(work, {
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
    processingFee: carriedFee,
    interest,
    account: old.account,
    consent,
    borrowed: old.borrowed,
    otherCosts: Math.max(0, agreed.cost.after - interest - balance.overdueFee - carriedFee),
    restructuredFrom: old.loanOrderId,
    planFrom: from,
    plan: schedule.map(({ period, dueDate, principal, interest: charged, carriedOverdueFee }) => ({
      period,
      dueDate,
      principal,
      interest: charged,
      overdueFee: carriedOverdueFee,
      paidAmount: 0,
      repayDate: null,
    })),
  });
  const { settlement } = loanAccountNow(made, work.now);
  const { loan, amount: credit } = await payFromCredit(work, made, settlement.amount);
  if (credit > 0) await sendToLoan(work, loan, 'payment.posted');
  const values = {
    number: old.loanNumber,
    newNumber: made.loanNumber,
    day: formatDay(first.dueDate, work.borrower.language),
  };
  await sendMessage(work, { about: 'restructured', values });
  const agreedPlan = { ...agreed, schedule: withServiceFee(schedule, carriedFee) };
  return { newLoanOrderId, credit, agreed: agreedPlan };
}
