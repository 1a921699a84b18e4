import type { Payment } from '#domain/payments/payment.ts';

/**
 * Of the payments on a loan, those that were drawn from the borrower's own account for instalments
 * or for the service fee; what is paid in at a channel, or drawn to confirm a rollover or a
 * restructure, is another matter.
 */
export function ownPayments(
  payments: readonly Payment[],
  paysFor: 'instalments' | 'serviceFee',
): Payment[] {
  return payments.filter(
    (payment) =>
      payment.account !== null &&
      payment.confirmed === undefined &&
      (payment.forServiceFee === true) === (paysFor === 'serviceFee'),
  );
}

/** The references by which payments are known again. */
export const referencesOf = (payments: readonly Payment[]): string[] =>
  payments.map(({ reference }) => reference);

/** The payments that came beyond known ones. */
export const beyond = (payments: readonly Payment[], references: readonly string[]): Payment[] =>
  payments.filter(({ reference }) => !references.includes(reference));

/** The one payment among these, as a receipt names it; null where others came beside it. */
export function onlyOne([made, ...others]: readonly Payment[]): {
  reference: string;
  amount: number;
} | null {
  if (!made || others.length > 0) return null;
  return { reference: made.reference, amount: made.amount };
}
