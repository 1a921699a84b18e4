import type { DisclosureStatement } from '#domain/loans/disclosure.ts';

/** The charges, in pesos, between the loan amount and the received and repaid amounts. */
export type LoanSums = {
  /** Withheld from the loan amount at payout. */
  processingFee: number;
  otherKeptBack: number;
  /** Before coupons are subtracted. */
  interest: number;
  couponDiscount: number;
  otherOnTop: number;
};

/** The `other` fields contain the rest of each sum, so that both sums add up. */
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
