import type { DisclosureStatement } from '#domain/loans/disclosure.ts';

/** The two sums of a loan, in pesos: from its amount to what is received, and to what is repaid. */
export type LoanSums = {
  /** Kept back of the loan amount at payout, and whatever else is missing from what is received. */
  processingFee: number;
  otherKeptBack: number;
  /** On top of the loan amount: interest before coupons, and whatever else is asked for. */
  interest: number;
  couponDiscount: number;
  otherOnTop: number;
};

/** Every peso between loan amount, amount received and total to repay, so that both sums add up. */
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
