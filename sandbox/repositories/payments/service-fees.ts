import { asc, eq } from 'drizzle-orm';
import { serviceFeePaid } from '#domain/payments/repayment-plan.ts';
import { deferredServiceFees, serviceFeePayments } from '../../database/offline-schema.ts';
import { loanOrders } from '../../database/schema.ts';
import { offline } from '../../rules/offline.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { afterPayment } from '../loans/loan-life.ts';
import { deferredFeeOf, instalmentsNow, isOwed, type Loan, loansOf } from '../loans/loans.ts';
import { repeatAllocation } from './postings.ts';
import { refusalNamed } from '../refusal.ts';
import { newId, record, rowsOf, type Work } from '../work.ts';

type ServiceFeePaymentRow = typeof serviceFeePayments.$inferSelect;

export async function serviceFeePaymentsOf(
  work: Pick<Work, 'tx'>,
  userId: string,
): Promise<ServiceFeePaymentRow[]> {
  const order = [asc(serviceFeePayments.paidAt), asc(serviceFeePayments.paymentId)];
  return rowsOf(work, serviceFeePayments, userId, ...order);
}

export type ServiceFee = {
  serviceFee: number;
  repaidServiceFee: number;
  unpaidServiceFee: number;
  /** The part that was not deducted at the payout. */
  deferred: number;
  /** The unpaid part that moved to the loan that replaced this one. */
  movedOn: number;
  payments: ServiceFeePaymentRow[];
};

/**
 * The service fee is the processing fee, deducted at the payout except for the deferred part, which
 * is due with the last instalment.
 */
export async function serviceFeeOf(
  work: Pick<Work, 'tx' | 'now'>,
  loan: Loan,
): Promise<ServiceFee> {
  const { loanOrderId, userId, processingFee, paidOutAt } = loan;
  const own = (await serviceFeePaymentsOf(work, userId)).filter(
    (payment) => payment.loanOrderId === loanOrderId,
  );
  const deferred = deferredFeeOf(loan);
  const withInstalments = instalmentsNow(loan, work.now).reduce(
    (sum, part) => sum + serviceFeePaid(part),
    0,
  );
  const deductedFee = paidOutAt === null ? 0 : processingFee - deferred;
  const repaidServiceFee = deductedFee + loan.serviceFeePaid + withInstalments;
  const rest = processingFee - repaidServiceFee;
  const isReplaced = loan.newLoanOrderId !== null;
  return {
    serviceFee: processingFee,
    repaidServiceFee,
    unpaidServiceFee: isReplaced ? 0 : rest,
    deferred,
    movedOn: isReplaced ? rest : 0,
    payments: own,
  };
}

/** Pays out a share of the service fee, which the borrower pays later. */
export async function deferServiceFee(work: Work, userId: string): Promise<void> {
  const [loan] = await loansOf(work, userId);
  if (!loan || loan.paidOutAt !== null)
    throw new Error('the last loan is missing or already paid out');
  const { loanOrderId, processingFee, lendingAmount } = loan;
  const amount = Math.floor(processingFee * offline.deferredServiceFee);
  await work.tx.insert(deferredServiceFees).values({ loanOrderId, amount });
  await work.tx
    .update(loanOrders)
    .set({ lendingAmount: lendingAmount + amount })
    .where(eq(loanOrders.loanOrderId, loanOrderId));
  await record(work, userId, 'serviceFee.deferred', loanOrderId, { amount });
}

/** @throws Refusal if no service fee is due, or the amount differs */
export async function payServiceFee(
  work: BorrowerWork,
  loan: Loan,
  amount: number,
): Promise<ServiceFee & { paymentId: string }> {
  const { loanOrderId, userId } = loan;
  const { unpaidServiceFee } = await serviceFeeOf(work, loan);
  if (!isOwed(loan) || unpaidServiceFee === 0) {
    throw refusalNamed('nothingDue');
  }
  if (amount !== unpaidServiceFee) {
    throw refusalNamed('amountChanged');
  }
  const paidAt = work.now;
  const paymentId = newId(work, 'payment');
  await work.tx
    .insert(serviceFeePayments)
    .values({ paymentId, userId, loanOrderId, amount, paidAt });
  await record(work, userId, 'serviceFee.paid', loanOrderId, { amount });
  const paid = await repeatAllocation(work, {
    ...loan,
    serviceFeePaid: loan.serviceFeePaid + amount,
  });
  const isOver = paid.stored.every(({ repayDate }) => repayDate !== null);
  const after = isOver ? await afterPayment(work, paid) : paid;
  return { ...(await serviceFeeOf(work, after)), paymentId };
}
