import type { Checkstand } from '#domain/payments/virtual-account.ts';
import type { OperationNews } from '#domain/operations/operation-news.ts';
import { missingOf } from '../../rules/operation-pricing.ts';
import { isOwed, type Loan } from '../loans/loans.ts';
import { orderToCome } from '../loans/order-to-come.ts';
import type { Work } from '../work.ts';
import { missedOn } from './missed-operations.ts';
import { isRestructuring } from './operation-offers.ts';
import {
  deadlineOf,
  type OperationRow,
  operationsOn,
  restructureInto,
} from './operation-orders.ts';
import { receivedFor } from './operation-payments.ts';

/** The orders on a loan; null while money on its way pays for one of them. */
async function ordersOnNow(work: Work, loan: Loan): Promise<readonly OperationRow[] | null> {
  const operations = await operationsOn(work, loan);
  return (await orderToCome(work, loan, operations)) ? null : operations.orders;
}

async function waiting(work: Work, order: OperationRow): Promise<OperationNews> {
  const { kind, orderId, initiatedAt: since } = order;
  const missing = missingOf(order, (await receivedFor(work, order)).total);
  const until = deadlineOf(order);
  return missing > 0
    ? { type: 'begun', kind, orderId, missing, since, until }
    : { type: 'agree', orderId, until };
}

/**
 * News of a completed rollover, or of the restructure that created the loan, which is not
 * acknowledged yet; undefined without either.
 */
async function made(
  work: Work,
  loan: Loan,
  orders: readonly OperationRow[],
): Promise<OperationNews | undefined> {
  return [...orders, (await restructureInto(work, loan)) ?? []]
    .flat()
    .filter(({ state, acknowledgedAt }) => state === 'completed' && acknowledgedAt === null)
    .map(({ kind, orderId }) => ({ type: 'made' as const, kind, orderId }))[0];
}

/**
 * The initiated operation that lacks money; null without one, and while money on its way pays for
 * an order. `until` is the deadline for handing the money over.
 */
export async function unpaidOperationOn(
  work: Work,
  loan: Loan,
): Promise<Checkstand['operation'] | null> {
  if (!isOwed(loan)) return null;
  const order = (await ordersOnNow(work, loan))?.find(({ state }) => state === 'initiated');
  if (!order) return null;
  const missing = missingOf(order, (await receivedFor(work, order)).total);
  return missing === 0 ? null : { kind: order.kind, missing, until: deadlineOf(order) };
}

/**
 * How far a restructure is whose money has been posted: `agree` before its agreement, `running`
 * after it; null without one.
 */
export async function paidRestructureOn(
  work: Work,
  loan: Loan,
): Promise<Checkstand['restructure'] | null> {
  if (await isRestructuring(work, loan)) return 'running';
  return (await operationNewsOn(work, loan))?.type === 'agree' ? 'agree' : null;
}

/** Null without news, for a loan not in repayment, and while money on its way pays for an order. */
export async function operationNewsOn(work: Work, loan: Loan): Promise<OperationNews | null> {
  if (!isOwed(loan)) return null;
  const orders = await ordersOnNow(work, loan);
  if (orders === null) return null;
  const open = orders.find(({ state }) => state === 'initiated');
  const news = (open && (await waiting(work, open))) ?? (await made(work, loan, orders));
  if (news) return news;
  const missed = await missedOn(work, loan);
  if (!missed) return null;
  const { kind, reason, pesos: amount, missing, on } = missed;
  return { type: 'notMade', kind, reason, amount, missing, on };
}
