import type { Checkstand } from '#domain/payments/virtual-account.ts';
import type { OperationNews } from '#domain/operations/operation-news.ts';
import { type Order, idOf, missingOf, ordersIn } from '../payments/in-time-money.ts';
import { isOwed, type Loan } from '../loans/loans.ts';
import { missedOn } from './missed-operations.ts';
import { isRestructuring } from './operation-offers.ts';
import { receivedFor } from './operation-payments.ts';
import { orderToCome } from '../loans/order-to-come.ts';
import { restructureExpiry } from './restructures.ts';
import { expiryOf } from './rollovers.ts';
import type { Work } from '../work.ts';
import { operationsOn, restructuresOf } from './operation-orders.ts';

async function waiting(work: Work, order: Order): Promise<OperationNews> {
  const { kind, row } = order;
  const orderId = idOf(order);
  const missing = missingOf(order, (await receivedFor(work, row)).total);
  const until = kind === 'rollover' ? expiryOf(row) : restructureExpiry(row);
  return missing > 0
    ? { type: 'begun', kind, orderId, missing, since: row.initiatedAt, until }
    : { type: 'agree', orderId, until };
}

/**
 * News of a completed rollover, or of the restructure that created the loan, which is not
 * acknowledged yet; null without either.
 */
async function made(work: Work, loan: Loan, orders: readonly Order[]) {
  const rolled = orders.find(({ row }) => row.state === 'completed' && row.acknowledgedAt === null);
  if (rolled) return { type: 'made' as const, kind: rolled.kind, orderId: idOf(rolled) };
  const all = await restructuresOf(work, loan.userId);
  const row = all.find(
    ({ newLoanOrderId, acknowledgedAt }) =>
      newLoanOrderId === loan.loanOrderId && acknowledgedAt === null,
  );
  return row
    ? { type: 'made' as const, kind: 'restructure' as const, orderId: row.restructureOrderId }
    : null;
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
  const operations = await operationsOn(work, loan);
  const order = ordersIn(operations).find(({ row }) => row.state === 'initiated');
  if (!order || (await orderToCome(work, loan, operations))) return null;
  const missing = missingOf(order, (await receivedFor(work, order.row)).total);
  if (missing === 0) return null;
  return { kind: order.kind, missing, until: expiryOf(order.row) };
}

/** The restructure of a loan whose money has been posted; null without one. */
export async function paidRestructureOn(
  work: Work,
  loan: Loan,
): Promise<Checkstand['restructure'] | null> {
  if (await isRestructuring(work, loan)) return 'running';
  return (await operationNewsOn(work, loan))?.type === 'agree' ? 'agree' : null;
}

/**
 * Null without news, for a loan that is not being repaid, and while money on its way pays for an
 * order.
 */
export async function operationNewsOn(work: Work, loan: Loan): Promise<OperationNews | null> {
  if (!isOwed(loan)) return null;
  const operations = await operationsOn(work, loan);
  if (await orderToCome(work, loan, operations)) return null;
  const orders = ordersIn(operations);
  const open = orders.find(({ row }) => row.state === 'initiated');
  const news = (open && (await waiting(work, open))) ?? (await made(work, loan, orders));
  if (news) return news;
  const missed = await missedOn(work, loan);
  if (!missed) return null;
  const { kind, reason, pesos: amount, missing, on } = missed;
  return { type: 'notMade', kind, reason, amount, missing, on };
}
