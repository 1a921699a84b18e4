import type { Transaction } from '#sandbox/database/database.ts';
import { counterPayments } from '#sandbox/database/offline-schema.ts';
import {
  deferralOrders,
  missedOperations,
  restructureOrders,
} from '#sandbox/database/operation-tables.ts';
import { borrowers, payments, sms } from '#sandbox/database/schema.ts';
import { sum } from './reckoning.ts';

/** `puts`: pesos of the debt of a rollover, or of the earliest debt of a restructure. */
type Expired = {
  what: string;
  orderId: string;
  userId: string;
  loanOrderId: string;
  initiatedAt: number;
  since: number;
  puts: number;
};

type Debt = { principal: number; interest: number; overdueFee: number };
const totalOf = ({ principal, interest, overdueFee }: Debt): number =>
  principal + interest + overdueFee;

async function expiredOrders(tx: Transaction): Promise<Expired[]> {
  const rollovers = (await tx.select().from(deferralOrders)).map((row) => ({
    ...row,
    what: 'rollover',
    orderId: row.deferralOrderId,
    puts: totalOf(row.opening.due),
  }));
  const restructures = (await tx.select().from(restructureOrders)).map((row) => ({
    ...row,
    what: 'restructure',
    orderId: row.restructureOrderId,
    // After the payment of the earliest debt, the rest may no longer be overdue.
    puts: sum(row.opening.debts.slice(0, 1).map(totalOf)),
  }));
  return [...rollovers, ...restructures].filter(({ state }) => state === 'expired');
}

/**
 * A borrower who paid while an expired order was valid must get an SMS. Left out are orders that
 * expired before `began`, deleted accounts, payments of `puts` or more, and orders for which money
 * is still on its way.
 */
export async function inTimeFaults(tx: Transaction, began: number): Promise<string[]> {
  const orders = await expiredOrders(tx);
  if (orders.length === 0) return [];
  const paid = await tx.select().from(payments);
  const atCounters = await tx.select().from(counterPayments);
  const missed = await tx.select().from(missedOperations);
  const texts = await tx.select().from(sms);
  const people = await tx.select().from(borrowers);
  return orders.flatMap((order) => {
    const { what, orderId, userId, loanOrderId, initiatedAt, since, puts } = order;
    const isInTime = (one: { loanOrderId: string; paidAt: number }) =>
      one.loanOrderId === loanOrderId && initiatedAt <= one.paidAt && one.paidAt < since;
    const isToCome = atCounters.some((one) => isInTime(one) && one.state === 'onItsWay');
    const pesos = sum(paid.filter(isInTime).map(({ amount }) => amount));
    const mobile = people.find((one) => one.userId === userId)?.mobile ?? '';
    if (pesos === 0 || isToCome || pesos >= puts || since < began || mobile.startsWith('deleted')) {
      return [];
    }
    const missedOperation = missed.find((one) => one.orderId === orderId);
    const isInMessage = texts.some(
      (one) => one.mobile === mobile && one.sentAt === missedOperation?.at,
    );
    return isInMessage
      ? []
      : [
          `${pesos} pesos were paid while ${what} ${orderId} was valid, but it was not made, and no message says why.`,
        ];
  });
}
