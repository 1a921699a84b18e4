import type { IsoDate } from '../dates.ts';
import { type CashFlow, effectiveMonthlyRate, nominalMonthlyRate } from './effective-rate.ts';
import type { LoanOrder } from './loan-order.ts';
import type { LoanOffer } from './quota.ts';

/**
 * Pesos, rates for a month of 30 days, and shares of the amount borrowed. Rates and shares are
 * unrounded fractions, null if not computable.
 */
export type LoanCost = {
  netProceeds: number;
  totalToRepay: number;
  /** All payments beyond the received amount. */
  financeCharge: number;
  nominalMonthlyRate: number | null;
  effectiveMonthlyRate: number | null;
  costShare: number | null;
};

export type PricedOffer = Pick<LoanOffer, 'calculation' | 'schedule'>;

export function costOf({ calculation, schedule }: PricedOffer, day: IsoDate): LoanCost {
  const { lendingAmount, loanAmount } = calculation;
  const payments: CashFlow[] = schedule.map(({ dueDate, principal, interest }) => ({
    dueDate,
    amount: principal + interest,
  }));
  const totalToRepay = payments.reduce((sum, { amount }) => sum + amount, 0);
  const financeCharge = totalToRepay - lendingAmount;
  return {
    netProceeds: lendingAmount,
    totalToRepay,
    financeCharge,
    nominalMonthlyRate: nominalMonthlyRate(day, schedule),
    effectiveMonthlyRate: effectiveMonthlyRate(lendingAmount, day, payments),
    costShare: shareOf(loanAmount, financeCharge),
  };
}

/** Interest and fees in pesos, which the law limits (`totalCost` in `caps.ts`). */
export function runningCost({
  interest,
  processingFee,
  overdueFee,
  operationFees = 0,
}: Pick<LoanOrder, 'interest' | 'processingFee' | 'overdueFee' | 'operationFees'>): number {
  return interest + processingFee + overdueFee + operationFees;
}

function shareOf(loanAmount: number, cost: number): number | null {
  return loanAmount > 0 ? cost / loanAmount : null;
}
