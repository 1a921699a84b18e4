import type { Payment } from '#domain/payments/payment.ts';

/**
 * The payments on a loan from the borrower's own account for instalments or for the service fee.
 * Payments at channels and payments that confirm a rollover or a restructure are excluded.
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

export const referencesOf = (payments: readonly Payment[]): string[] =>
  payments.map(({ reference }) => reference);

/** The payments that are not among the known ones. */
export const beyond = (payments: readonly Payment[], references: readonly string[]): Payment[] =>
  payments.filter(({ reference }) => !references.includes(reference));

/** The payment for a receipt; null if the list is empty or has several payments. */
export function onlyPayment([made, ...others]: readonly Payment[]): {
  reference: string;
  amount: number;
} | null {
  if (!made || others.length > 0) return null;
  return { reference: made.reference, amount: made.amount };
}
