import type { Transaction } from '#sandbox/database/database.ts';
import { counterPayments } from '#sandbox/database/offline-schema.ts';
import { missedOperations, operationOrders } from '#sandbox/database/operation-tables.ts';
import { borrowers, payments, sms } from '#sandbox/database/schema.ts';
import type { OperationTerms } from '#sandbox/rules/operation-pricing.ts';
import { sum } from './reckoning.ts';

type Debt = { principal: number; interest: number; overdueFee: number };
const totalOf = ({ principal, interest, overdueFee }: Debt): number =>
  principal + interest + overdueFee;

/** Pesos of the debt of a rollover, or of the earliest debt of a restructure. */
const debtOf = (terms: OperationTerms): number =>
  terms.kind === 'rollover'
    ? totalOf(terms.opening.due)
    : // After the payment of the earliest debt, the rest may no longer be overdue.
      sum(terms.opening.debts.slice(0, 1).map(totalOf));

/**
 * A borrower who paid while an expired order was valid must get an SMS. Left out are orders that
 * expired before `began`, deleted accounts, payments of the whole debt, and orders for which money
 * is still on its way.
 */
export async function inTimeFaults(tx: Transaction, began: number): Promise<string[]> {
  const orders = (await tx.select().from(operationOrders)).filter(
    ({ state }) => state === 'expired',
  );
  if (orders.length === 0) return [];
  const paid = await tx.select().from(payments);
  const atCounters = await tx.select().from(counterPayments);
  const missed = await tx.select().from(missedOperations);
  const texts = await tx.select().from(sms);
  const people = await tx.select().from(borrowers);
  return orders.flatMap((order) => {
    const { terms, orderId, userId, loanOrderId, initiatedAt, since, received } = order;
    const isInTime = (one: { loanOrderId: string; paidAt: number }) =>
      one.loanOrderId === loanOrderId && initiatedAt <= one.paidAt && one.paidAt < since;
    const isToCome = atCounters.some((one) => isInTime(one) && one.state === 'onItsWay');
    // A payment of the instant in which the order began may have been posted before the order.
    const isForOrder = ({ paidAt, paymentId }: { paidAt: number; paymentId: string }) =>
      initiatedAt < paidAt || received.includes(paymentId);
    const pesos = sum(
      paid.filter((one) => isInTime(one) && isForOrder(one)).map(({ amount }) => amount),
    );
    const mobile = people.find((one) => one.userId === userId)?.mobile ?? '';
    if (
      pesos === 0 ||
      isToCome ||
      pesos >= debtOf(terms) ||
      since < began ||
      mobile.startsWith('deleted')
    ) {
      return [];
    }
    const missedOperation = missed.find((one) => one.orderId === orderId);
    const isInMessage = texts.some(
      (one) => one.mobile === mobile && one.sentAt === missedOperation?.at,
    );
    return isInMessage
      ? []
      : [
          `${pesos} pesos were paid while ${terms.kind} ${orderId} was valid, but it was not made, and no message says why.`,
        ];
  });
}
