import { addDays, daysBetween, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { allocated } from '../../rules/allocation.ts';
import type { RolloverPrice } from '../../rules/operation-pricing.ts';
import { type StoredInstalment, withoutCharges } from '../../rules/overdue.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { beginPlan, sendToLoan } from './loan-life.ts';
import { keepCharges, type Loan, loanAccountNow } from './loans.ts';
import { sendMessage } from '../service/messages.ts';
import type { RolloverRow } from '../operations/operation-orders.ts';
import { leftAfter, receivedFor, takeFee, type Taken } from '../operations/operation-payments.ts';
import { reverseFeesBy, storeLoanAccount } from '../payments/postings.ts';

/**
 * The postponed instalment keeps its paid part minus the fee. The rest of its principal becomes the
 * next instalment.
 */
function planAfter(
  loan: Loan,
  { opening }: RolloverRow,
  price: RolloverPrice,
  taken: Taken,
): StoredInstalment[] {
  const { period, dueDate, on } = opening;
  const { instalments, paid } = loanAccountNow(loan, startOfManilaDay(on));
  const due = instalments.find((one) => one.period === period);
  const before = paid.find((one) => one.period === period);
  if (!due || !before) throw new Error(`${loan.loanOrderId} has no instalment ${period}`);
  const left = leftAfter(before, taken);
  const shift = daysBetween(dueDate, price.newDueDate);
  const later = loan.stored.filter((one) => one.period > period);
  const principal = due.principal - left.principal;
  if (principal !== price.schedule[0]?.principal) {
    throw new Error(`the plan postpones ${principal} pesos of principal, the price another amount`);
  }
  return [
    ...loan.stored.filter((one) => one.period < period),
    { ...left, dueDate, paidAmount: allocated(left), repayDate: on },
    {
      period: period + 1,
      dueDate: price.newDueDate,
      principal,
      interest: price.newInterest,
      ...withoutCharges,
    },
    ...later.map((one) => ({
      ...one,
      period: one.period + 1,
      dueDate: addDays(one.dueDate, shift),
    })),
  ];
}

/**
 * Applies a confirmed rollover to the loan. The rollover counts from the day of its price, also if
 * its money posted later: overdue fees since then are reversed, and payments since then count on
 * the new plan.
 */
export async function postponeInstalments(
  work: BorrowerWork,
  loan: Loan,
  row: RolloverRow,
): Promise<Loan> {
  const { agreed: price } = row;
  if (!price) throw new Error(`${row.orderId} has no agreed price`);
  const { on } = row.opening;
  const then = { ...work, now: startOfManilaDay(on) };
  const loanThen = { ...loan, receipts: loan.receipts.filter((receipt) => receipt.on <= on) };
  await keepCharges(then, loanThen);
  const received = await receivedFor(work, row);
  const taken = await takeFee(work, loanThen, 'rolloverFee', price.fee);
  const change = {
    interest: loan.interest + price.newInterest,
    otherCosts: loan.otherCosts + price.fee,
    operationFees: loan.operationFees + price.fee,
    extraDays: loan.extraDays + daysBetween(row.opening.dueDate, price.newDueDate),
  };
  const plan = planAfter(loanThen, row, price, taken);
  const withPlan = await beginPlan(then, loanThen, plan, change);
  const rolled = {
    ...withPlan,
    stored: await storeLoanAccount(work, withPlan, loanAccountNow(withPlan, work.now)),
  };
  const values = {
    number: loan.loanNumber,
    paid: formatPeso(received.total),
    day: formatDay(price.newDueDate, work.borrower.language),
    owed: formatPeso(price.principal),
  };
  await sendMessage(work, { about: 'rolledOver', values });
  if (manilaDay(work.now) > on) await sendReversalMessage(work, { loan, rolled, row });
  return sendToLoan(work, rolled, 'plan.changed');
}

/** Reverses the overdue fees of the days between the price and a late posting, with an SMS. */
async function sendReversalMessage(
  work: BorrowerWork,
  { loan, rolled, row }: { loan: Loan; rolled: Loan; row: RolloverRow },
): Promise<void> {
  const paymentId = row.received.at(-1);
  if (paymentId === undefined) throw new Error(`no payment for ${row.orderId}`);
  const { on: valueDate } = row.opening;
  const amount = await reverseFeesBy(work, loan, rolled, { paymentId, valueDate });
  if (amount === 0) return;
  const values = {
    number: loan.loanNumber,
    amount: formatPeso(amount),
    day: formatDay(valueDate, work.borrower.language),
  };
  await sendMessage(work, { about: 'overdueFeeReversed', values });
}
