import { capsOn } from '#domain/loans/caps.ts';
import { addDays, daysBetween, type IsoDate, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import type { LoanCalculation } from '#domain/loans/loan-calculation.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { LateForecast, LoanStory } from '#domain/loans/loan-story.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { PendingRepayment, RepaymentDetail } from '#domain/payments/repayment.ts';
import {
  type Instalment,
  instalmentStatus,
  instalmentTotals,
} from '#domain/payments/repayment-plan.ts';
import { roundHalfUp } from '#domain/rounding.ts';
import { publicAccount } from '../../rules/account.ts';
import { nextDue } from '../../rules/overdue.ts';
import { deferredFeeOf, instalmentsNow, isOwed, type Loan, loanAccountNow } from './loans.ts';
import type { ServiceFee } from '../payments/service-fees.ts';
import { runningCost } from '#domain/loans/loan-cost.ts';

/**
 * The cost of a loan since its first payout, for the legal cap: with the interest of the whole plan
 * and the cost of the loan that this one replaced. `borrowed` is the pesos borrowed then.
 */
export function costOf(
  loan: Loan,
  instalments: readonly Instalment[],
): { costByPlan: number; borrowed: number } {
  const overdueFee = instalments.reduce((sum, part) => sum + part.overdueFee, 0);
  const costByPlan = runningCost({ ...loan, overdueFee, operationFees: loan.otherCosts });
  return { costByPlan, borrowed: loan.borrowed };
}

/** Interest of a plan up to a day, in pesos. A paid instalment counts with its whole interest. */
function interestUntil(plan: readonly Instalment[], began: IsoDate, on: IsoDate): number {
  const shares = plan.map(({ dueDate, interest, status }, index) => {
    const from = plan[index - 1]?.dueDate ?? began;
    const days = Math.max(1, daysBetween(from, dueDate));
    const used = Math.min(days, Math.max(0, daysBetween(from, on)));
    return status === instalmentStatus.settled ? interest : (interest * used) / days;
  });
  return roundHalfUp(shares.reduce((sum, share) => sum + share, 0));
}

/** The cost of a loan, in pesos, with the interest until today only, for one day at least. */
function costUntil(loan: Loan, instalments: readonly Instalment[], now: number): number {
  const { costByPlan } = costOf(loan, instalments);
  const began = manilaDay(loan.paidOutAt ?? now);
  const today = manilaDay(now);
  const on = today > began ? today : addDays(began, 1);
  const planned = instalments.reduce((sum, { interest }) => sum + interest, 0);
  return costByPlan - planned + interestUntil(instalments, began, on);
}

type Lateness = { overdueFee: number; overdueDays: number };

function latenessOf(parts: readonly Instalment[], now: number): Lateness {
  const unpaid = parts.filter(({ status }) => status !== instalmentStatus.settled);
  const first = unpaid.find(({ status }) => status === instalmentStatus.overdue);
  return {
    overdueFee: instalmentTotals(unpaid).overdueFee,
    overdueDays: first ? daysBetween(first.dueDate, manilaDay(now)) : 0,
  };
}

/** Days after the due date, or after today if the loan is late. */
const forecastDays = [1, 7, 30];

/** The overdue fees if no further payment arrives; empty for a loan that is paid. */
export function lateForecast(loan: Loan, now: number): LateForecast[] {
  const today = manilaDay(now);
  const unpaid = unpaidOf(loan, now);
  if (unpaid.length === 0) return [];
  const due = dueDateOf(unpaid);
  const from = due > today ? due : today;
  return forecastDays.map((days) => {
    const on = addDays(from, days);
    const { overdueFee } = latenessOf(instalmentsNow(loan, startOfManilaDay(on)), now);
    return { on, overdueFee };
  });
}

/** The overdue fee for 30 days, as millionths of the late amount; 0 on a day without legal caps. */
export function overdueRateOn(now: number): number {
  const caps = capsOn(manilaDay(now));
  return caps ? roundHalfUp(caps.penaltyMonthly * 1_000_000) : 0;
}

/** The next due date, or the last one if every instalment is paid. */
function dueDateOf(parts: readonly Instalment[]): string {
  const due = nextDue(parts) ?? parts.at(-1);
  if (!due) throw new Error('the loan has no instalments');
  return due.dueDate;
}

function operationsView({ operationFees, extraDays, newLoanOrderId, restructuredFrom }: Loan) {
  return {
    ...(operationFees > 0 && { operationFees }),
    ...(extraDays > 0 && { extraDays }),
    ...(newLoanOrderId !== null && { newLoanOrderId }),
    ...(restructuredFrom !== null && { restructuredFrom }),
  };
}

/** When a loan with a failed payout is cancelled; empty if no such deadline runs. */
export function repairOf({ state, timerAt, heldAt }: Loan): { repairUntil?: number } {
  const runs = timerAt !== null && heldAt === null;
  return state === 'disbursementFailed' && runs ? { repairUntil: timerAt } : {};
}

export function loanView(loan: Loan, now: number): LoanOrder {
  const {
    instalments: parts,
    settlement,
    creditCentavos,
    interestSaved,
  } = loanAccountNow(loan, now);
  const { loanOrderId, loanNumber, loanAmount, term, processingFee, appliedAt } = loan;
  const interest = loan.interest - interestSaved;
  const totalLoanAmount = loanAmount + interest + deferredFeeOf(loan);
  return {
    loanOrderId,
    loanNumber,
    status: loanStatus[loan.state],
    loanAmount,
    amountReceived: loan.lendingAmount,
    term,
    processingFee,
    interest,
    totalLoanAmount,
    dueDate: dueDateOf(parts),
    ...latenessOf(parts, now),
    account: publicAccount(loan.account),
    repaymentPlan: {
      installments: parts,
      totalOrderAmount: totalLoanAmount,
      totalInterest: interest,
    },
    ...(isOwed(loan) && { settlement }),
    appliedAt,
    statusSince: loan.since,
    ...repairOf(loan),
    creditCentavos,
    ...operationsView(loan),
  };
}

export function calculationOf(loan: Loan): LoanCalculation {
  const { loanAmount, lendingAmount, interest, processingFee, stored } = loan;
  return {
    loanAmount,
    lendingAmount,
    interest,
    processingFee,
    repayPlans: stored
      .filter(({ repayDate }) => repayDate === null)
      .map(({ period, dueDate }) => ({ period, dueDate })),
  };
}

export function unpaidOf(loan: Loan, now: number): Instalment[] {
  return instalmentsNow(loan, now).filter(({ status }) => status !== instalmentStatus.settled);
}

/** The loan must have an unpaid instalment. */
export function pendingView(loan: Loan, now: number): PendingRepayment {
  const unpaid = unpaidOf(loan, now);
  const { instalments, settlement } = loanAccountNow(loan, now);
  const { borrowed } = costOf(loan, instalments);
  return {
    loanOrderId: loan.loanOrderId,
    loanNumber: loan.loanNumber,
    status: loanStatus[loan.state],
    totalDue: instalmentTotals(unpaid).remaining,
    dueDate: dueDateOf(unpaid),
    ...latenessOf(unpaid, now),
    cardNumber: loan.account.number,
    account: publicAccount(loan.account),
    calculateInfo: calculationOf(loan),
    cost: { soFar: costUntil(loan, instalments, now), borrowed },
    installments: unpaid,
    settlement,
  };
}

export function repaymentView(
  loan: Loan,
  history: Pick<RepaymentDetail, 'payments' | 'reversals' | 'creditCentavos'>,
  story: LoanStory | undefined,
  { serviceFee, repaidServiceFee, unpaidServiceFee }: ServiceFee,
  now: number,
): RepaymentDetail {
  const { instalments, interestSaved, settlement } = loanAccountNow(loan, now);
  return {
    loanOrderId: loan.loanOrderId,
    loanNumber: loan.loanNumber,
    status: loanStatus[loan.state],
    serviceFee,
    repaidServiceFee,
    unpaidServiceFee,
    ...(loan.operationFees > 0 && { operationFees: loan.operationFees }),
    repayOrder: { principal: loan.loanAmount, interest: loan.interest - interestSaved },
    repayPlans: instalments,
    ...(isOwed(loan) && { settlement }),
    ...history,
    ...(story && { story }),
  };
}
