import { asc, eq, inArray } from 'drizzle-orm';
import { manilaDay } from '#domain/dates.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Transaction } from '../database/database.ts';
import { counterPayments } from '../database/offline-schema.ts';
import { payments } from '../database/schema.ts';
import type { Receipt } from '../rules/books.ts';

/** What came in on a loan: since its plan began, and the centavos that were kept by then. */
export type Received = { receipts: Receipt[]; keptCentavos: number };

/**
 * What was posted on each of these loans, by its id, in the order of the days on which it was paid;
 * of one day, in the order in which it was posted.
 */
export async function receiptsOf(
  tx: Transaction,
  loanOrderIds: readonly string[],
): Promise<Map<string, Received>> {
  const rows = await tx
    .select({
      loanOrderId: payments.loanOrderId,
      paymentId: payments.paymentId,
      amount: payments.amount,
      paidAt: payments.paidAt,
      centavos: counterPayments.centavos,
      keptCentavos: payments.keptCentavos,
      closed: payments.closed,
    })
    .from(payments)
    .leftJoin(counterPayments, eq(counterPayments.paymentId, payments.paymentId))
    .where(inArray(payments.loanOrderId, [...loanOrderIds]))
    .orderBy(asc(payments.id));
  const inOrder = rows
    .map((row) => ({ ...row, on: manilaDay(row.paidAt) }))
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  const all = new Map<string, Received>();
  for (const { loanOrderId, paymentId, amount, on, centavos, keptCentavos, closed } of inOrder) {
    const before = all.get(loanOrderId) ?? { receipts: [], keptCentavos: 0 };
    const receipt = { paymentId, centavos: centavos ?? amount * centavosOfPeso, on };
    all.set(
      loanOrderId,
      closed
        ? { ...before, keptCentavos: before.keptCentavos + keptCentavos }
        : { ...before, receipts: [...before.receipts, receipt] },
    );
  }
  return all;
}
