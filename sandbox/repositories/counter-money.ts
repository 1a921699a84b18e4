import { and, asc, eq } from 'drizzle-orm';
import { centavosOfPeso } from '#domain/primitives.ts';
import { counterPayments } from '../database/offline-schema.ts';
import type { Loan } from './loans.ts';
import type { Work } from './work.ts';

/** A payment at a counter as the database keeps it. */
export type CounterPaymentRow = typeof counterPayments.$inferSelect;

/** Money paid at a counter; `postedAt` is null until the lender has heard of it. */
export type CounterPayment = CounterPaymentRow & { postedAt: number | null };

/** Everything that a borrower paid at counters, posted or not, in order. */
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

/** Money on its way to a loan, as the channels announced it. */
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

/** Whole pesos in counter payments. */
export const pesosIn = (rows: readonly CounterPaymentRow[]): number =>
  rows.reduce((sum, { centavos }) => sum + Math.floor(centavos / centavosOfPeso), 0);
