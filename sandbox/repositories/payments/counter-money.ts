import { and, asc, eq } from 'drizzle-orm';
import { centavosOfPeso } from '#domain/primitives.ts';
import { counterPayments } from '../../database/offline-schema.ts';
import type { Loan } from '../loans/loans.ts';
import type { Work } from '../work.ts';

export type CounterPaymentRow = typeof counterPayments.$inferSelect;

/** A payment at a counter. `postedAt` is null until the lender has posted it. */
export type CounterPayment = CounterPaymentRow & { postedAt: number | null };

/** Posted or not, in the order of payment. */
export async function counterPaymentsOf(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
): Promise<CounterPayment[]> {
  const rows = await tx
    .select()
    .from(counterPayments)
    .where(eq(counterPayments.userId, userId))
    .orderBy(asc(counterPayments.paidAt), asc(counterPayments.paymentId));
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
