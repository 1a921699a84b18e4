import { and, asc, eq } from 'drizzle-orm';
import { centavosOfPeso } from '#domain/primitives.ts';
import { counterPayments } from '../../database/offline-schema.ts';
import type { Loan } from '../loans/loans.ts';
import { rowsOf, type Work } from '../work.ts';

export type CounterPaymentRow = typeof counterPayments.$inferSelect;

/** A payment at a counter. `postedAt` is null until the lender has posted it. */
export type CounterPayment = CounterPaymentRow & { postedAt: number | null };

/** Posted or not, in the order of payment. */
export async function counterPaymentsOf(
  work: Pick<Work, 'tx'>,
  userId: string,
): Promise<CounterPayment[]> {
  const order = [asc(counterPayments.paidAt), asc(counterPayments.paymentId)];
  const rows = await rowsOf(work, counterPayments, userId, ...order);
  return rows.map((row) => ({ ...row, postedAt: row.state === 'posted' ? row.since : null }));
}

/** Payments for a loan that the lender has not posted yet. */
export async function announcedFor(
  { tx }: Pick<Work, 'tx'>,
  { loanOrderId }: Pick<Loan, 'loanOrderId'>,
): Promise<CounterPaymentRow[]> {
  const { loanOrderId: loan, state } = counterPayments;
  return tx
    .select()
    .from(counterPayments)
    .where(and(eq(loan, loanOrderId), eq(state, 'onItsWay')));
}

/** Each payment is rounded down to whole pesos. */
export const pesosIn = (rows: readonly CounterPaymentRow[]): number =>
  rows.reduce((sum, { centavos }) => sum + Math.floor(centavos / centavosOfPeso), 0);
