import type { MissedReason } from '#domain/operation-news.ts';
import type { Borrower } from './borrowers.ts';
import {
  expiredSince,
  idOf,
  isPaidFor,
  missingOf,
  type Order,
  wasValidAt,
  whyNotMade,
} from './in-time-money.ts';
import type { Loan } from './loans.ts';
import { missOperation } from './missed-operations.ts';
import { isEarlier, type Received, receivedFor } from './operation-payments.ts';
import { payRestructureInTime, replaceRestructure } from './restructures.ts';
import { payDeferralInTime, replaceDeferral } from './rollovers.ts';
import type { Work } from './work.ts';
import { announcedFor, pesosIn } from './counter-money.ts';
import {
  type DeferralRow,
  deferralsOf,
  type Operations,
  operationsOn,
  type RestructureRow,
  restructuresOf,
} from './operation-orders.ts';

/** Notes that an order is not made. `loan` is the one on which its money counts. */
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

/** The orders on a loan, and on the order whose balance it is: money into its numbers counts here. */
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

/** A payment on a loan that was handed over while an order was valid which expired since. */
export type InTime = { order: Order; operations: Operations; received: Received };

/** What a payment that posted on a loan was handed over in time for, if anything. */
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

/** Whether the payment makes the order. */
export const makesOrder = ({ order, operations, received }: InTime, loan: Loan): boolean =>
  whyNotMade(order, loan, operations, received) === null;

/**
 * Makes an expired order with money that was handed over in time. An order that was started since and
 * waits for its money makes room for it.
 *
 * @returns the loan after it
 */
export async function makeInTime(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  { order, operations }: InTime,
  paymentId: string,
): Promise<Loan> {
  await makeRoom(work, borrower, loan, operations);
  return count(work, borrower, loan, order, paymentId);
}

/** Counts a payment for an order, which goes on where that is enough. */
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
 * Says by SMS why money that was handed over in time does not make its order, and that no fee was
 * taken.
 *
 * @param before the loan before the payment: a payment that itself leaves nothing to put off misses nothing
 */
export async function missInTime(
  work: Work,
  borrower: Borrower,
  { before, loan }: { before: Loan; loan: Loan },
  { order, operations, received }: InTime,
  paymentId: string,
): Promise<void> {
  const reason = whyNotMade(order, loan, operations, received);
  if (reason === null) throw new Error(`${idOf(order)} can be made`);
  if (reason === 'tooLittle') {
    await count(work, borrower, loan, order, paymentId);
    if (await isMoreToCome(work, order, received)) return;
  }
  if (reason === 'paid' && !isPaidFor(order, before)) return;
  await miss(work, borrower, order, { loan, reason, received });
}

/** Withdraws the orders on a loan that wait for their money. */
async function makeRoom(
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

/** Whether money on its way was handed over in time and makes up what an order lacks. */
const isMoreToCome = async (work: Work, order: Order, { total }: Received): Promise<boolean> => {
  const announced = await announcedFor(work, order.row);
  const pesos = pesosIn(announced.filter(({ paidAt }) => wasValidAt(order.row, paidAt)));
  return missingOf(order, total + pesos) === 0;
};

/** Says by SMS that an order expired although money came for it, unless more is on its way. */
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
  if (!enough && (await isMoreToCome(work, order, received))) return;
  const reason = enough ? 'notAgreed' : 'tooLittle';
  await miss(work, borrower, order, { loan, reason, received });
}

/** Says by SMS that money of an earlier day withdrew an order that money came for or that was agreed to. */
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
