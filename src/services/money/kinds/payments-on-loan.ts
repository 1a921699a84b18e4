import type { Payment } from '#domain/payments/payment.ts';

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

export const beyond = (payments: readonly Payment[], references: readonly string[]): Payment[] =>
  payments.filter(({ reference }) => !references.includes(reference));

/** Leaves out payments of other attempts, which another phone may have made meanwhile. */
export const madeBy = (payments: readonly Payment[], suffix: string): Payment[] =>
  payments.filter(({ attempt }) => attempt === undefined || attempt === suffix);

export function onlyPayment([made, ...others]: readonly Payment[]): {
  reference: string;
  amount: number;
} | null {
  if (!made || others.length > 0) return null;
  return { reference: made.reference, amount: made.amount };
}
