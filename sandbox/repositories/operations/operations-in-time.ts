import type { MissedReason } from '#domain/operations/operation-news.ts';
import type { Borrower } from '../account/borrowers.ts';
import {
  expiredSince,
  idOf,
  isPaidFor,
  missingOf,
  type Order,
  paysDebtOf,
  wasValidAt,
  refusalReason,
} from '../payments/in-time-money.ts';
import type { Loan } from '../loans/loans.ts';
import { missOperation } from './missed-operations.ts';
import { isEarlier, type Received, receivedFor } from './operation-payments.ts';
import { payRestructureInTime, replaceRestructure } from './restructures.ts';
import { payDeferralInTime, replaceDeferral } from './rollovers.ts';
import type { Work } from '../work.ts';
import { announcedFor, pesosIn } from '../payments/counter-money.ts';
import {
  type DeferralRow,
  deferralsOf,
  type Operations,
  operationsOn,
  type RestructureRow,
  restructuresOf,
} from './operation-orders.ts';

async function miss(
  work: Work,
  borrower: Borrower,
  order: Order,
  { loan, reason, received }: { loan: Loan; reason: MissedReason; received: Received },
): Promise<void> {
  const missing = missingOf(order, received.total);
  const { kind } = order;
  await missOperation(work, borrower, {
    kind,
    orderId: idOf(order),
    loan,
    reason,
    received,
    missing,
  });
}

/** The operations on a loan and on the loan that it replaced, whose numbers still get payments. */
async function operationsBehind(work: Work, loan: Loan): Promise<Operations> {
  const { rollovers, restructures, ...rest } = await operationsOn(work, loan);
  const { restructuredFrom: old } = loan;
  if (old === null) return { rollovers, restructures, ...rest };
  const { userId } = loan;
  const ofOld = <Row extends { loanOrderId: string }>(rows: readonly Row[]) =>
    rows.filter(({ loanOrderId }) => loanOrderId === old);
  return {
    rollovers: [...rollovers, ...ofOld(await deferralsOf(work, userId))],
    restructures: [...restructures, ...ofOld(await restructuresOf(work, userId))],
    ...rest,
  };
}

/** `received` includes the payment that was handed over before the order expired. */
export type InTime = { order: Order; operations: Operations; received: Received };

/** Null if no order expired after the payment was handed over. */
export async function inTimeFor(
  work: Work,
  loan: Loan,
  { paymentId, paidAt }: { paymentId: string; paidAt: number },
): Promise<InTime | null> {
  const operations = await operationsBehind(work, loan);
  const order = expiredSince(operations, paidAt);
  if (order === null) return null;
  const paid = [...order.row.received, paymentId];
  return { order, operations, received: await receivedFor(work, { received: paid }) };
}

export const makesOrder = ({ order, operations, received }: InTime, loan: Loan): boolean =>
  refusalReason(order, loan, operations, received) === null;

/**
 * Carries out an expired order with money that was handed over in time. Withdraws an order that is
 * initiated now.
 */
export async function makeInTime(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  { order, operations }: InTime,
  paymentId: string,
): Promise<Loan> {
  await withdrawInitiated(work, borrower, loan, operations);
  return count(work, borrower, loan, order, paymentId);
}

async function count(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  { kind, row }: Order,
  paymentId: string,
): Promise<Loan> {
  if (kind === 'rollover') {
    return (await payDeferralInTime(work, borrower, loan, row, paymentId)).loan;
  }
  await payRestructureInTime(work, borrower, loan, row, paymentId);
  return loan;
}

/**
 * Informs the borrower by SMS why money that was handed over in time did not carry out an order,
 * unless the missing money is on its way, or the payments for the order paid the debt itself.
 *
 * @param before the loan before the payment
 */
export async function missInTime(
  work: Work,
  borrower: Borrower,
  { before, loan }: { before: Loan; loan: Loan },
  { order, operations, received }: InTime,
  paymentId: string,
): Promise<void> {
  const reason = refusalReason(order, loan, operations, received);
  if (reason === null) throw new Error(`no reason why ${idOf(order)} was not carried out`);
  if (reason === 'tooLittle') {
    await count(work, borrower, loan, order, paymentId);
    if (await isRestOnItsWay(work, order, received)) return;
  }
  const isCausedByPayment = !isPaidFor(order, before) && paysDebtOf(order, received.total);
  if (reason === 'paid' && isCausedByPayment) return;
  await miss(work, borrower, order, { loan, reason, received });
}

async function withdrawInitiated(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  { rollovers, restructures }: Operations,
): Promise<void> {
  for (const row of rollovers.filter(({ state }) => state === 'initiated')) {
    await replaceDeferral(work, borrower, loan, row);
  }
  for (const row of restructures.filter(({ state }) => state === 'initiated')) {
    await replaceRestructure(work, borrower, loan, row);
  }
}

const isRestOnItsWay = async (work: Work, order: Order, { total }: Received): Promise<boolean> => {
  const announced = await announcedFor(work, order.row);
  const pesos = pesosIn(announced.filter(({ paidAt }) => wasValidAt(order.row, paidAt)));
  return missingOf(order, total + pesos) === 0;
};

/** Informs the borrower that an order with payments expired, unless the rest is on its way. */
export async function missAtExpiry(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  order: Order,
): Promise<void> {
  const { row } = order;
  if (row.state !== 'expired' || row.received.length === 0) return;
  const received = await receivedFor(work, row);
  const enough = missingOf(order, received.total) === 0;
  if (!enough && (await isRestOnItsWay(work, order, received))) return;
  const reason = enough ? 'notAgreed' : 'tooLittle';
  await miss(work, borrower, order, { loan, reason, received });
}

/**
 * Informs the borrower that a payment with an earlier value date withdrew an order with payments,
 * unless the debt is paid.
 */
export async function missWithdrawn(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  { before, after }: { before: Order; after: DeferralRow | RestructureRow },
  paymentId: string,
): Promise<void> {
  const { row } = before;
  if (after.state !== 'withdrawn' || row.received.length === 0) return;
  if (!isEarlier(loan, paymentId, row) || isPaidFor(before, loan)) return;
  const received = await receivedFor(work, row);
  await miss(work, borrower, before, { loan, reason: 'priceChanged', received });
}
