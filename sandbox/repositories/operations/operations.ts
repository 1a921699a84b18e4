import { codes } from '#domain/codes.ts';
import { startOfManilaDay } from '#domain/dates.ts';
import type { OperationKind, OperationOffer } from '#domain/operations/operation-offer.ts';
import { fill } from '../../rules/fill.ts';
import { operationWords } from '../../rules/operation-words.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { isOwed, type Loan, loansOf } from '../loans/loans.ts';
import { orderToCome } from '../loans/order-to-come.ts';
import { loanWithAnnounced } from '../payments/money-on-its-way.ts';
import { missingOf } from '../../rules/operation-pricing.ts';
import { type Refusal, refusalIn } from '../refusal.ts';
import type { Work } from '../work.ts';
import {
  beginOperation,
  catchUpOperation,
  payOperation,
  replaceOperation,
} from './operation-life.ts';
import { consider, offersDuring } from './operation-offers.ts';
import {
  isOpen,
  type OperationRow,
  type Operations,
  operationsOn,
  ordersOf,
} from './operation-orders.ts';
import { isEarlier, receivedFor } from './operation-payments.ts';
import {
  type InTime,
  makeInTime,
  makesOrder,
  missAtExpiry,
  missInTime,
  missWithdrawn,
} from './operations-in-time.ts';
import { afterPayment } from '../loans/loan-life.ts';

/** The refusal of an operation that a loan is not offered (S8: 1600001, 1600002). */
function refusalOf(kind: OperationKind, offer: OperationOffer): Refusal {
  if (offer.available) throw new Error(`no refusal: the ${kind} is available`);
  const code = kind === 'rollover' ? codes.deferralConfig : codes.restructureConfig;
  return refusalIn(code, (language) => {
    const { notOffered, ...words } = operationWords[language];
    return fill({ ...notOffered, ...words[kind] }[offer.reason], { kind });
  });
}

/**
 * Initiates an operation, or returns the open one, or the one that money on its way pays for.
 * Withdraws an initiated operation of the other kind.
 *
 * @throws Refusal 1600001 or 1600002 if the loan is not offered the operation
 */
export async function initiate(
  work: BorrowerWork,
  loan: Loan,
  kind: OperationKind,
): Promise<OperationRow> {
  const operations = await operationsOn(work, loan);
  const coming = await orderToCome(work, loan, operations);
  if (coming && coming.order.kind !== kind) {
    throw refusalOf(kind, offersDuring(coming.order, loan, operations, work.now)[kind]);
  }
  const open = operations.orders.filter(isOpen);
  const same = coming?.order ?? open.find((row) => row.kind === kind);
  if (same) return same;
  const oncePosted = await loanWithAnnounced(work, loan);
  const { offer, terms } = consider(kind, loan, operations, work.now, oncePosted);
  if (terms === null) throw refusalOf(kind, offer);
  for (const row of open) await replaceOperation(work, loan, row);
  return beginOperation(work, loan, terms);
}

/**
 * Prices a paid restructure again, with a payment from before its initiation. Null if the order is
 * no paid restructure, the payment is later, or the day of the price allowed no restructure.
 */
async function repriced(
  work: Work,
  loan: Loan,
  { orders, priceList }: Operations,
  row: OperationRow,
  paymentId: string,
): Promise<OperationRow | null> {
  if (row.kind === 'rollover' || !(await isEarlier(work, paymentId, row))) return null;
  if (missingOf(row, (await receivedFor(work, row)).total) > 0) return null;
  const { opening } = row;
  const receipts = loan.receipts.filter(
    (one) => one.on <= opening.on && !row.received.includes(one.paymentId),
  );
  const others = { orders: orders.filter((one) => one !== row), priceList };
  const then = startOfManilaDay(opening.on);
  const { terms } = consider('restructure', { ...loan, receipts }, others, then);
  return terms?.kind === 'restructure' ? { ...row, opening: terms.opening } : null;
}

/**
 * Counts a posted payment for the loan's open operation. A payment from before its initiation
 * is not in its price, so it ends the operation or prices it again.
 *
 * @returns the loan after the operation
 */
async function operationsAfterPayment(
  work: BorrowerWork,
  loan: Loan,
  paymentId: string,
): Promise<Loan> {
  const operations = await operationsOn(work, loan);
  const row = operations.orders.find(({ state }) => state === 'initiated' || state === 'reviewing');
  if (!row) return loan;
  const again = await repriced(work, loan, operations, row, paymentId);
  const payment = { paymentId, isRepriced: again !== null };
  const paid = await payOperation(work, loan, again ?? row, payment);
  await missWithdrawn(work, loan, { before: row, after: paid.row }, paymentId);
  return paid.loan;
}

export async function catchUpOperations(work: BorrowerWork): Promise<void> {
  const { userId } = work.borrower;
  const orders = await ordersOf(work, userId);
  if (orders.length === 0) return;
  const loans = await loansOf(work, userId);
  for (const before of orders) {
    const loan = loans.find(({ loanOrderId }) => loanOrderId === before.loanOrderId);
    if (!loan) throw new Error(`loan ${before.loanOrderId} does not exist`);
    const row = await catchUpOperation(work, loan, before);
    if (row.state !== before.state) await missAtExpiry(work, loan, row);
  }
}

/** Updates a loan after a posted payment. The loan's instalments already include the payment. */
export async function paymentPosted(
  work: BorrowerWork,
  loan: Loan,
  paymentId: string,
): Promise<Loan> {
  const after = await afterPayment(work, loan);
  return operationsAfterPayment(work, after, paymentId);
}

/** Updates a loan after a payment that was handed over before an operation expired. */
export async function inTimePaymentPosted(
  work: BorrowerWork,
  { before, loan }: { before: Loan; loan: Loan },
  inTime: InTime,
  paymentId: string,
): Promise<Loan> {
  // A payment for a settled loan becomes credit and changes nothing of that loan.
  const after = isOwed(before) ? await afterPayment(work, loan) : loan;
  if (makesOrder(inTime, after)) return makeInTime(work, after, inTime, paymentId);
  await missInTime(work, { before, loan: after }, inTime, paymentId);
  return isOwed(before) ? operationsAfterPayment(work, after, paymentId) : after;
}
