import type { DisclosureStatement } from '#domain/loans/disclosure.ts';

/**
 * The two sums of a loan, in pesos: from the loan amount to the received amount, and to the repaid
 * amount.
 */
export type LoanSums = {
  /** Withheld from the loan amount at payout. */
  processingFee: number;
  /** Any other difference between the loan amount and the received amount. */
  otherKeptBack: number;
  /** Interest before coupons. */
  interest: number;
  couponDiscount: number;
  /** Any other charge that is added to the loan amount. */
  otherOnTop: number;
};

/**
 * Splits the differences between loan amount, received amount and total repayment, so that both
 * sums add up.
 */
export function sumsOf(disclosure: DisclosureStatement): LoanSums {
  const { amountFinanced, netProceeds, totalToRepay, charges, couponDiscount } = disclosure;
  const named = (kind: 'interest' | 'processingFee') =>
    charges.reduce((sum, charge) => (charge.kind === kind ? sum + charge.amount : sum), 0);
  const processingFee = named('processingFee');
  const interest = named('interest');
  return {
    processingFee,
    otherKeptBack: amountFinanced - processingFee - netProceeds,
    interest: interest + couponDiscount,
    couponDiscount,
    otherOnTop: totalToRepay - amountFinanced - interest,
  };
}
