import { asc, eq, inArray } from 'drizzle-orm';
import { manilaDay } from '#domain/dates.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Transaction } from '../../database/database.ts';
import {
  counterPayments,
  creditUses,
  refunds,
  serviceFeePayments,
} from '../../database/offline-schema.ts';
import { payments } from '../../database/schema.ts';
import type { Receipt } from '../../rules/books.ts';
import { rowsOf, type Work } from '../work.ts';

/** `keptCentavos` are from earlier plans. `serviceFeePaid` is pesos that were paid separately. */
export type Received = { receipts: Receipt[]; keptCentavos: number; serviceFeePaid: number };

export const nothingReceived: Received = { receipts: [], keptCentavos: 0, serviceFeePaid: 0 };

/** By loan order id. Receipts are in the order of value dates, then of posting. */
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
    const before = all.get(loanOrderId) ?? nothingReceived;
    const receipt = { paymentId, centavos: centavos ?? amount * centavosOfPeso, on };
    all.set(
      loanOrderId,
      closed
        ? { ...before, keptCentavos: before.keptCentavos + keptCentavos }
        : { ...before, receipts: [...before.receipts, receipt] },
    );
  }
  const fees = await tx
    .select()
    .from(serviceFeePayments)
    .where(inArray(serviceFeePayments.loanOrderId, [...loanOrderIds]));
  for (const { loanOrderId, amount } of fees) {
    const before = all.get(loanOrderId) ?? nothingReceived;
    all.set(loanOrderId, { ...before, serviceFeePaid: before.serviceFeePaid + amount });
  }
  return all;
}

/** Pesos that paid other loans, and centavos of refunds that have not failed. */
export type SpentCredit = { creditUsed: number; creditRefunded: number };

/** Reads the uses and refunds of all loans at once. */
export async function creditTakenBy(
  work: Pick<Work, 'tx'>,
  userId: string,
): Promise<(loanOrderId: string) => SpentCredit> {
  const uses = await rowsOf(work, creditUses, userId);
  const refunded = (await rowsOf(work, refunds, userId))
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ parts }) => parts);
  return (loanOrderId) => ({
    creditUsed: uses
      .filter((one) => one.loanOrderId === loanOrderId)
      .reduce((sum, { amount }) => sum + amount, 0),
    creditRefunded: refunded
      .filter((one) => one.loanOrderId === loanOrderId)
      .reduce((sum, { centavos }) => sum + centavos, 0),
  });
}
