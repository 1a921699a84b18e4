import { asc, eq } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { deferredServiceFees, serviceFeePayments } from '../database/offline-schema.ts';
import { loanOrders } from '../database/schema.ts';
import { offline } from '../rules/offline.ts';
import { record } from './event-log.ts';
import { type Loan, loansOf } from './loans.ts';
import { Refusal } from './refusal.ts';
import { newId, type Work } from './work.ts';

type ServiceFeePaymentRow = typeof serviceFeePayments.$inferSelect;

/** What was paid of service fees by a borrower, in order. */
export async function serviceFeePaymentsOf(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
): Promise<ServiceFeePaymentRow[]> {
  return tx
    .select()
    .from(serviceFeePayments)
    .where(eq(serviceFeePayments.userId, userId))
    .orderBy(asc(serviceFeePayments.paidAt), asc(serviceFeePayments.paymentId));
}

/** A loan's service fee, in pesos: all of it, what was paid of it, and what was not. */
export type ServiceFee = {
  serviceFee: number;
  repaidServiceFee: number;
  unpaidServiceFee: number;
  payments: ServiceFeePaymentRow[];
};

/**
 * The service fee is the processing fee, kept back at payout, but for what the lender deferred. A
 * loan that is paid back owes none of it any more: what was not paid by then is let off.
 */
export async function serviceFeeOf(work: Pick<Work, 'tx'>, loan: Loan): Promise<ServiceFee> {
  const { loanOrderId, userId, processingFee, paidOutAt, state } = loan;
  const [deferred] = await work.tx
    .select()
    .from(deferredServiceFees)
    .where(eq(deferredServiceFees.loanOrderId, loanOrderId));
  const own = (await serviceFeePaymentsOf(work, userId)).filter(
    (payment) => payment.loanOrderId === loanOrderId,
  );
  const paid = own.reduce((sum, { amount }) => sum + amount, 0);
  const keptBack = paidOutAt === null ? 0 : processingFee - (deferred?.amount ?? 0);
  const repaidServiceFee = keptBack + paid;
  const unpaidServiceFee = state === 'settled' ? 0 : processingFee - repaidServiceFee;
  return {
    serviceFee: repaidServiceFee + unpaidServiceFee,
    repaidServiceFee,
    unpaidServiceFee,
    payments: own,
  };
}

/**
 * Defers a share of the service fee of a borrower's last loan, before its payout: so much more is
 * sent, and paid later. A favour of the lender's, beside the agreement.
 */
export async function deferServiceFee(work: Work, userId: string): Promise<void> {
  const [loan] = await loansOf(work, userId);
  if (!loan || loan.paidOutAt !== null) throw new Error('there is no loan before its payout');
  const { loanOrderId, processingFee, lendingAmount } = loan;
  const amount = Math.floor(processingFee * offline.deferredServiceFee);
  await work.tx.insert(deferredServiceFees).values({ loanOrderId, amount });
  await work.tx
    .update(loanOrders)
    .set({ lendingAmount: lendingAmount + amount })
    .where(eq(loanOrders.loanOrderId, loanOrderId));
  const event = { userId, at: work.now, kind: 'serviceFee.deferred', subject: loanOrderId };
  await record(work.tx, { ...event, detail: { amount } });
}

/**
 * Takes what is unpaid of a loan's service fee from the borrower's own account.
 *
 * @throws Refusal when nothing of it is unpaid, or another amount
 */
export async function payServiceFee(
  work: Work,
  loan: Loan,
  amount: number,
): Promise<ServiceFee & { paymentId: string }> {
  const { loanOrderId, userId, state } = loan;
  const { unpaidServiceFee } = await serviceFeeOf(work, loan);
  if ((state !== 'repaying' && state !== 'overdue') || unpaidServiceFee === 0) {
    throw new Refusal(assumedCodes.nothingDue, 'Nothing is due on this loan.');
  }
  if (amount !== unpaidServiceFee) {
    throw new Refusal(assumedCodes.amountChanged, 'The amount due has changed. Please look again.');
  }
  const paidAt = work.now;
  const paymentId = newId(work, 'payment');
  await work.tx
    .insert(serviceFeePayments)
    .values({ paymentId, userId, loanOrderId, amount, paidAt });
  const event = { userId, at: paidAt, kind: 'serviceFee.paid', subject: loanOrderId };
  await record(work.tx, { ...event, detail: { amount } });
  return { ...(await serviceFeeOf(work, loan)), paymentId };
}
