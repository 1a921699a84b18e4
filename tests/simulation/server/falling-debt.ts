import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Transaction } from '#sandbox/database/database.ts';
import { serviceFeePayments } from '#sandbox/database/offline-schema.ts';
import { loanOrders, payments } from '#sandbox/database/schema.ts';

const Pending = v.object({ loanOrderId: v.string(), totalDue: v.number() });

/** The rows that change when a debt may fall: the payments of a loan, and the loan itself. */
async function bookedOn(tx: Transaction, loanOrderId: string): Promise<string> {
  const [loan] = await tx.select().from(loanOrders).where(eq(loanOrders.loanOrderId, loanOrderId));
  const paid = await tx.select().from(payments).where(eq(payments.loanOrderId, loanOrderId));
  const fees = await tx
    .select()
    .from(serviceFeePayments)
    .where(eq(serviceFeePayments.loanOrderId, loanOrderId));
  return JSON.stringify([
    loan?.planFrom,
    loan?.extraDays,
    loan?.freeDays,
    paid.length,
    fees.length,
  ]);
}

/** Compares successive replies: a loan's debt falls only by a payment or an operation. */
export function watchDebts() {
  const known = new Map<string, { totalDue: number; booked: string }>();
  return async (tx: Transaction, { method, reply }: LoggedCall): Promise<string[]> => {
    const pending = v.safeParse(Pending, reply);
    if (method !== 'queryPendingRepayPlan' || !pending.success) return [];
    const { loanOrderId, totalDue } = pending.output;
    const booked = await bookedOn(tx, loanOrderId);
    const before = known.get(loanOrderId);
    known.set(loanOrderId, { totalDue, booked });
    return before && before.booked === booked && totalDue < before.totalDue
      ? [`The debt of loan ${loanOrderId} fell by ${before.totalDue - totalDue} without a payment.`]
      : [];
  };
}
