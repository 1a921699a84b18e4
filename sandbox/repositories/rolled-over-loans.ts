import { eq } from 'drizzle-orm';
import { addDays, daysBetween, manilaDay } from '#domain/dates.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { deferralOrders } from '../database/operation-tables.ts';
import { loanOrders } from '../database/schema.ts';
import { allocated } from '../rules/allocation.ts';
import type { RolloverPrice } from '../rules/operation-pricing.ts';
import type { StoredInstalment } from '../rules/overdue.ts';
import type { Borrower } from './borrowers.ts';
import { beginPlan, booksNow, type Loan, sendToLoan } from './loans.ts';
import { sendMessage } from './messages.ts';
import { leftAfter, receivedFor, type Taken, takeFee } from './operation-payments.ts';
import { keepCharges } from './overdue-charges.ts';
import type { Work } from './work.ts';

type DeferralRow = typeof deferralOrders.$inferSelect;

/**
 * The plan after a rollover. The instalment that is put off stays as what was paid of it, the fee
 * taken off; the rest of its principal is the next one, with the interest for the extra days.
 */
function planAfter(
  loan: Loan,
  { opening }: DeferralRow,
  price: RolloverPrice,
  taken: Taken,
  now: number,
): StoredInstalment[] {
  const { period, dueDate } = opening;
  const { instalments, paid } = booksNow(loan, now);
  const due = instalments.find((one) => one.period === period);
  const before = paid.find((one) => one.period === period);
  if (!due || !before) throw new Error(`${loan.loanOrderId} has no instalment ${period}`);
  const left = leftAfter(before, taken);
  const shift = daysBetween(dueDate, price.newDueDate);
  const later = loan.stored.filter((one) => one.period > period);
  const principal = due.principal - left.principal;
  if (principal !== price.schedule[0]?.principal) {
    throw new Error(`the ledger puts off ${principal} pesos, and the price says something else`);
  }
  return [
    ...loan.stored.filter((one) => one.period < period),
    { ...left, dueDate, paidAmount: allocated(left), repayDate: manilaDay(now) },
    {
      period: period + 1,
      dueDate: price.newDueDate,
      principal,
      interest: price.newInterest,
      overdueFee: 0,
      paidAmount: 0,
      repayDate: null,
    },
    ...later.map((one) => ({
      ...one,
      period: one.period + 1,
      dueDate: addDays(one.dueDate, shift),
    })),
  ];
}

/**
 * Puts a loan off: its plan, its interest and what it costs change at once, and never again back. The
 * money that confirms it gave up the numbers that were alive.
 */
export async function putOff(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
  price: RolloverPrice,
): Promise<Loan> {
  await keepCharges(work, loan);
  const received = await receivedFor(work, row);
  const taken = await takeFee(work, loan, 'rolloverFee', price.fee);
  const change = {
    interest: loan.interest + price.newInterest,
    otherCosts: loan.otherCosts + price.fee,
    operationFees: loan.operationFees + price.fee,
    extraDays: loan.extraDays + daysBetween(row.opening.dueDate, price.newDueDate),
  };
  const plan = planAfter(loan, row, price, taken, work.now);
  await work.tx.update(loanOrders).set(change).where(eq(loanOrders.loanOrderId, loan.loanOrderId));
  const rolled = await beginPlan(work, { ...loan, ...change }, plan);
  const values = {
    number: loan.loanNumber,
    paid: formatPeso(received.total),
    day: formatDay(price.newDueDate, borrower.language),
    owed: formatPeso(price.principal),
  };
  await sendMessage(work.tx, borrower, { about: 'rolledOver', values }, work.now);
  return sendToLoan(work, rolled, borrower, 'plan.changed');
}
