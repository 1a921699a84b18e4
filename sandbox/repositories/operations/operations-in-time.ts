import { missingOf } from '../../rules/operation-pricing.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import type { Loan } from '../loans/loans.ts';
import { announcedFor, pesosIn } from '../payments/counter-money.ts';
import type { Work } from '../work.ts';
import { missOperation } from './missed-operations.ts';
import { payInTime, replaceOperation } from './operation-life.ts';
import {
  isPaidFor,
  type OperationRow,
  type Operations,
  operationsOn,
  wasValidAt,
} from './operation-orders.ts';
import { isEarlier, type Received, receivedFor } from './operation-payments.ts';
import { paysDebtOf, refusalReason } from '../loans/order-to-come.ts';

/** `received` includes the payment that was handed over before the order expired. */
export type InTime = { order: OperationRow; operations: Operations; received: Received };

/**
 * The latest order that expired after the payment was handed over; null without one. A number of a
 * replaced loan still gets payments, so its orders count too.
 */
export async function inTimeFor(
  work: Work,
  loan: Loan,
  { paymentId, paidAt }: { paymentId: string; paidAt: number },
): Promise<InTime | null> {
  const ids = [loan.loanOrderId, loan.restructuredFrom];
  const operations = await operationsOn(work, loan, ids);
  const [order] = operations.orders
    .filter((row) => row.state === 'expired' && wasValidAt(row, paidAt))
    .toSorted((a, b) => b.initiatedAt - a.initiatedAt);
  if (!order) return null;
  const received = await receivedFor(work, { received: [...order.received, paymentId] });
  return { order, operations, received };
}

export const makesOrder = ({ order, operations, received }: InTime, loan: Loan): boolean =>
  refusalReason(order, loan, operations, received) === null;

/**
 * Carries out an expired order with money that was handed over in time. Withdraws the loan's
 * `initiated` orders first.
 */
export async function makeInTime(
  work: BorrowerWork,
  loan: Loan,
  { order, operations }: InTime,
  paymentId: string,
): Promise<Loan> {
  for (const row of operations.orders) {
    if (row.state === 'initiated') await replaceOperation(work, loan, row);
  }
  return (await payInTime(work, loan, order, paymentId)).loan;
}

/**
 * Informs the borrower by SMS why money that was handed over in time did not carry out an order,
 * unless the missing money is on its way, or the payments for the order paid the debt itself.
 *
 * @param before the loan before the payment
 */
export async function missInTime(
  work: BorrowerWork,
  { before, loan }: { before: Loan; loan: Loan },
  { order, operations, received }: InTime,
  paymentId: string,
): Promise<void> {
  const reason = refusalReason(order, loan, operations, received);
  if (reason === null) throw new Error(`no reason why ${order.orderId} was not carried out`);
  if (reason === 'tooLittle') {
    await payInTime(work, loan, order, paymentId);
    if (await isRestOnItsWay(work, order, received)) return;
  }
  const isCausedByPayment = !isPaidFor(order, before) && paysDebtOf(order, received.total);
  if (reason === 'paid' && isCausedByPayment) return;
  await missOperation(work, order, { loan, reason, received });
}

const isRestOnItsWay = async (
  work: Work,
  order: OperationRow,
  { total }: Received,
): Promise<boolean> => {
  const announced = await announcedFor(work, order);
  const pesos = pesosIn(announced.filter(({ paidAt }) => wasValidAt(order, paidAt)));
  return missingOf(order, total + pesos) === 0;
};

/** Informs the borrower that an order with payments expired, unless the rest is on its way. */
export async function missAtExpiry(
  work: BorrowerWork,
  loan: Loan,
  row: OperationRow,
): Promise<void> {
  if (row.state !== 'expired' || row.received.length === 0) return;
  const received = await receivedFor(work, row);
  const enough = missingOf(row, received.total) === 0;
  if (!enough && (await isRestOnItsWay(work, row, received))) return;
  const reason = enough ? 'notAgreed' : 'tooLittle';
  await missOperation(work, row, { loan, reason, received });
}

/**
 * Informs the borrower that a payment from before its initiation withdrew an order with payments,
 * unless the debt is paid.
 */
export async function missWithdrawn(
  work: BorrowerWork,
  loan: Loan,
  { before, after }: { before: OperationRow; after: OperationRow },
  paymentId: string,
): Promise<void> {
  if (after.state !== 'withdrawn' || before.received.length === 0) return;
  if (isPaidFor(before, loan) || !(await isEarlier(work, paymentId, before))) return;
  const received = await receivedFor(work, before);
  await missOperation(work, before, { loan, reason: 'priceChanged', received });
}
