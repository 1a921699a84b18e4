import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Transaction } from '#sandbox/database/database.ts';
import { deferredServiceFees, serviceFeePayments } from '#sandbox/database/offline-schema.ts';
import { instalments, loanOrders } from '#sandbox/database/schema.ts';
import { sum } from './reckoning.ts';

const Part = v.object({
  principal: v.number(),
  interest: v.number(),
  overdueFee: v.number(),
  serviceFee: v.optional(v.number(), 0),
  paidAmount: v.number(),
});

const Pending = v.object({
  loanOrderId: v.string(),
  totalDue: v.number(),
  installments: v.array(Part),
});

const Home = v.object({
  loans: v.array(v.object({ loanOrderId: v.string(), totalLoanAmount: v.number() })),
});

/** The deferred part of a loan's processing fee, and how much of it fee payments have paid. */
async function deferredFee(tx: Transaction, loanOrderId: string) {
  const [deferred] = await tx
    .select()
    .from(deferredServiceFees)
    .where(eq(deferredServiceFees.loanOrderId, loanOrderId));
  if (!deferred) return { amount: 0, paid: 0 };
  const paid = await tx
    .select()
    .from(serviceFeePayments)
    .where(eq(serviceFeePayments.loanOrderId, loanOrderId));
  return { amount: deferred.amount, paid: sum(paid.map(({ amount }) => amount)) };
}

async function loanIn(tx: Transaction, loanOrderId: string) {
  const [loan] = await tx.select().from(loanOrders).where(eq(loanOrders.loanOrderId, loanOrderId));
  return loan;
}

async function pendingFaults(tx: Transaction, reply: v.InferOutput<typeof Pending>) {
  const { loanOrderId, totalDue, installments } = reply;
  const parts = sum(
    installments.map(
      ({ principal, interest, overdueFee, serviceFee, paidAmount }) =>
        principal + interest + overdueFee + serviceFee - paidAmount,
    ),
  );
  if (totalDue !== parts) {
    return [
      `Of loan ${loanOrderId}, the reply reports ${totalDue} pesos due in total, but parts of ${parts}.`,
    ];
  }
  const loan = await loanIn(tx, loanOrderId);
  // The loan of a restructure begins with the balance of another loan.
  if (!loan || loan.restructuredFrom !== null) return [];
  const rows = await tx.select().from(instalments).where(eq(instalments.loanOrderId, loanOrderId));
  const unpaid = rows.filter(({ repayDate }) => repayDate === null);
  const fee = await deferredFee(tx, loanOrderId);
  const owed =
    sum(unpaid.map(({ principal, interest, paidAmount }) => principal + interest - paidAmount)) +
    sum(installments.map(({ overdueFee }) => overdueFee)) +
    (fee.amount - fee.paid);
  return totalDue === owed
    ? []
    : [
        `Of loan ${loanOrderId}, the reply reports ${totalDue} pesos due in total, but ${owed} are owed.`,
      ];
}

/** Faults of the total to repay, which excludes overdue fees. */
async function orderFaults(
  tx: Transaction,
  { loanOrderId, totalLoanAmount }: { loanOrderId: string; totalLoanAmount: number },
) {
  const loan = await loanIn(tx, loanOrderId);
  if (!loan || loan.restructuredFrom !== null) return [];
  const { amount } = await deferredFee(tx, loanOrderId);
  const rows = await tx.select().from(instalments).where(eq(instalments.loanOrderId, loanOrderId));
  // A settled loan whose plan an operation replaced is skipped, because its instalment rows do not
  // contain the interest of the earlier plan.
  if (loan.state === 'settled' && loan.planFrom !== null) return [];
  const charged = sum(rows.map(({ interest }) => interest));
  const interest = loan.state === 'settled' ? charged : loan.interest;
  const whole = loan.loanAmount + interest + amount;
  return totalLoanAmount === whole
    ? []
    : [
        `Of loan ${loanOrderId}, the reply reports ${totalLoanAmount} pesos to repay in total instead of ${whole}.`,
      ];
}

/**
 * Returns the faults of `totalDue` of a repayment plan, and of `totalLoanAmount` of the loans on
 * home. A loan that replaces a restructured one is not compared with the ledger, and a settled loan
 * with a replaced plan is not checked.
 */
export async function totalFaults(
  tx: Transaction,
  { method, reply }: LoggedCall,
): Promise<string[]> {
  if (method === 'queryPendingRepayPlan') {
    const pending = v.safeParse(Pending, reply);
    return pending.success ? pendingFaults(tx, pending.output) : [];
  }
  const home = v.safeParse(Home, reply);
  if (method !== 'getHomepageData' || !home.success) return [];
  const faults = await Promise.all(home.output.loans.map((loan) => orderFaults(tx, loan)));
  return faults.flat();
}
