import { manilaDay } from '#domain/dates.ts';
import { product } from '../../rules/product.ts';
import {
  missingOf,
  type Order,
  ordersIn,
  wasValidAt,
  refusalReason,
} from '../payments/in-time-money.ts';
import type { Loan } from './loans.ts';
import { receivedFor } from '../operations/operation-payments.ts';
import type { Work } from '../work.ts';
import { announcedFor, pesosIn } from '../payments/counter-money.ts';
import type { Operations } from '../operations/operation-orders.ts';

/** `pesos` on their way pay the missing part of the order. The last of them posts at `postsAt`. */
export type OrderToCome = Order & { pesos: number; postsAt: number };

/** The initiated or expired order that money on its way pays for; null without one. */
export async function orderToCome(
  work: Work,
  loan: Loan,
  operations: Operations,
): Promise<OrderToCome | null> {
  const announced = await announcedFor(work, loan);
  if (announced.length === 0) return null;
  const orders = ordersIn(operations)
    .filter(({ row }) => row.state === 'expired' || row.state === 'initiated')
    .toSorted((a, b) => Number(b.row.state === 'expired') - Number(a.row.state === 'expired'));
  for (const order of orders) {
    const { row } = order;
    const inTime = announced.filter(({ paidAt }) => wasValidAt(row, paidAt));
    const received = await receivedFor(work, row);
    const pesos = pesosIn(inTime);
    const reason = refusalReason(order, loan, operations, received);
    const isEnough = missingOf(order, received.total + pesos) === 0;
    const isLacking = missingOf(order, received.total) > 0;
    const isRepriced = announced.some(({ paidAt }) => manilaDay(paidAt) < row.opening.on);
    if (!isEnough || !isLacking || isRepriced || (reason !== null && reason !== 'tooLittle')) {
      continue;
    }
    const postsAt = Math.max(...inTime.map((one) => one.postsAt ?? 0));
    return { ...order, pesos, postsAt };
  }
  return null;
}

export const openUntil = ({ postsAt }: OrderToCome): number => postsAt + product.postingGrace;
