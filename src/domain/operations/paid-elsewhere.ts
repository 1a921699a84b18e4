import type { MoneyOnItsWay } from '../payments/money-on-its-way.ts';
import { notedOnly } from '../payments/on-its-way.ts';
import type { PaidNote } from '../payments/offline-record.ts';
import { centavosOfPeso } from '../primitives.ts';

export type PaidElsewhere = {
  accountNumber: string;
  /** A fraction means centavos. */
  pesos: number;
  channel: string;
  /** Time of the payment, or of the borrower's note about it. */
  at: number;
  announced: boolean;
};

export type Operation = {
  initiatedAt: number;
  /** Pesos that the lender counts as missing; the lender counts posted money only. */
  missing: number;
  coming?: unknown;
  onItsWay?: readonly MoneyOnItsWay[] | undefined;
  noted?: readonly PaidNote[] | undefined;
};

/** Unposted payments on the loan while the lender counts money for the operation as missing. */
export function unpostedDuring(operation: Omit<Operation, 'initiatedAt'>): PaidElsewhere[] {
  const { missing, coming, onItsWay = [], noted = [] } = operation;
  if (missing === 0 || coming) return [];
  return [
    ...onItsWay.map(({ accountNumber, centavos, name, paidAt }) => ({
      accountNumber,
      pesos: centavos / centavosOfPeso,
      channel: name,
      at: paidAt,
      announced: true,
    })),
    ...notedOnly({ onItsWay, noted }).map(({ accountNumber, amount, channel, notedAt }) => ({
      accountNumber,
      pesos: amount,
      channel,
      at: notedAt,
      announced: false,
    })),
  ];
}

/**
 * Payments since the start of the operation that the lender still counts as missing: paying the
 * missing amount may pay them a second time.
 */
export const paidElsewhere = (operation: Operation): PaidElsewhere[] =>
  unpostedDuring(operation).filter(({ at }) => at >= operation.initiatedAt);

export const pesosElsewhere = (payments: readonly PaidElsewhere[]): number =>
  payments.reduce((sum, { pesos }) => sum + pesos, 0);
