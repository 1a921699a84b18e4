import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import { daysOfRateMonth } from '#domain/loans/effective-rate.ts';
import { costOf } from '#domain/loans/loan-cost.ts';
import type { LoanPrice, TermPrice } from '#domain/loans/quota.ts';
import { product, type Term } from './product.ts';

/** The rate for a month of 30 days, and the days without interest. */
export type Conditions = { monthlyRate: number; freeDays: number };

export const standardConditions: Conditions = {
  monthlyRate: product.nominalMonthlyRate,
  freeDays: 0,
};

/** The last due date is the last day of the term. The free days move every due date. */
export function dueDates(term: Term, paidOut: IsoDate, freeDays = 0): IsoDate[] {
  const { instalments } = product.terms[term];
  return Array.from({ length: instalments }, (_, index) => {
    const days = index === instalments - 1 ? term : (index + 1) * product.daysBetweenInstalments;
    return addDays(paidOut, days + freeDays);
  });
}

/**
 * The price of a loan taken on a day. A coupon lowers the interest, the earliest first. Pesos are
 * rounded down, in the borrower's favour.
 */
export function priceOf(
  loanAmount: number,
  term: Term,
  couponDiscount: number,
  on: IsoDate,
  { monthlyRate, freeDays } = standardConditions,
): LoanPrice {
  const { instalments, processingFee: feeRate } = product.terms[term];
  const part = Math.floor(loanAmount / instalments);
  let owed = loanAmount;
  let before = addDays(on, freeDays);
  let discountLeft = couponDiscount;
  const schedule = dueDates(term, on, freeDays).map((dueDate, index) => {
    const principal = index === instalments - 1 ? owed : part;
    const months = daysBetween(before, dueDate) / daysOfRateMonth;
    const charged = Math.floor(wholePesos(owed * monthlyRate * months));
    const discount = Math.min(charged, discountLeft);
    owed -= principal;
    before = dueDate;
    discountLeft -= discount;
    return { period: index + 1, dueDate, principal, interest: charged - discount };
  });
  const processingFee = Math.floor(wholePesos(loanAmount * feeRate));
  return {
    calculation: {
      loanAmount,
      lendingAmount: loanAmount - processingFee,
      interest: schedule.reduce((sum, { interest }) => sum + interest, 0),
      processingFee,
      repayPlans: schedule.map(({ period, dueDate }) => ({ period, dueDate })),
    },
    couponDiscount: couponDiscount - discountLeft,
    schedule,
  };
}

/** Removes floating-point noise before rounding down: 0.06 x 5,000 must be 300. */
const wholePesos = (amount: number) => Number(amount.toFixed(6));

export function termPricesOf(
  loanAmount: number,
  terms: readonly Term[],
  on: IsoDate,
  conditions = standardConditions,
): TermPrice[] {
  return terms.map((term) => {
    const price = priceOf(loanAmount, term, 0, on, conditions);
    return {
      term: term + conditions.freeDays,
      payments: price.schedule.map(({ principal, interest }) => principal + interest),
      cost: costOf(price, on).financeCharge,
    };
  });
}
