import { asc, eq, inArray } from 'drizzle-orm';
import { manilaDay } from '#domain/dates.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Transaction } from '../database/database.ts';
import { counterPayments } from '../database/offline-schema.ts';
import { payments } from '../database/schema.ts';
import type { Receipt } from '../rules/books.ts';

/** What was posted on each of these loans, by its id, in the order in which it was paid. */
export async function receiptsOf(
  tx: Transaction,
  loanOrderIds: readonly string[],
): Promise<Map<string, Receipt[]>> {
  const rows = await tx
    .select({
      loanOrderId: payments.loanOrderId,
      paymentId: payments.paymentId,
      amount: payments.amount,
      paidAt: payments.paidAt,
      centavos: counterPayments.centavos,
    })
    .from(payments)
    .leftJoin(counterPayments, eq(counterPayments.paymentId, payments.paymentId))
    .where(inArray(payments.loanOrderId, [...loanOrderIds]))
    .orderBy(asc(payments.paidAt), asc(payments.paymentId));
  const receipts = new Map<string, Receipt[]>();
  for (const { loanOrderId, paymentId, amount, paidAt, centavos } of rows) {
    const receipt = {
      paymentId,
      centavos: centavos ?? amount * centavosOfPeso,
      on: manilaDay(paidAt),
    };
    receipts.set(loanOrderId, [...(receipts.get(loanOrderId) ?? []), receipt]);
  }
  return receipts;
}
