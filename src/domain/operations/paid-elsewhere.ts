import type { MoneyOnItsWay } from '../payments/money-on-its-way.ts';
import { notedOnly } from '../payments/on-its-way.ts';
import type { PaidNote } from '../payments/offline-record.ts';
import { centavosOfPeso } from '../primitives.ts';

/** A payment at a channel that is not posted yet. */
export type PaidElsewhere = {
  accountNumber: string;
  /** A fraction means centavos. */
  pesos: number;
  /** The displayed name of the channel. */
  channel: string;
  /** Time of the payment, or of the borrower's note about it. */
  at: number;
  /** Whether the channel has announced it; otherwise only the borrower has noted it. */
  announced: boolean;
};

/** An open operation with the payments on its loan that are not posted. */
type Operation = {
  /** Start of the operation; an earlier payment does not count for it. */
  initiatedAt: number;
  /** Missing pesos by the lender, who counts posted money only. */
  missing: number;
  /** Announced money that completes the minimum. */
  coming?: unknown;
  onItsWay?: readonly MoneyOnItsWay[] | undefined;
  noted?: readonly PaidNote[] | undefined;
};

/**
 * The payments since the start of a rollover or a restructure that are not posted yet and that the
 * lender still counts as missing: paying the missing amount may pay them a second time.
 */
export function paidElsewhere(operation: Operation): PaidElsewhere[] {
  const { initiatedAt, missing, coming, onItsWay = [], noted = [] } = operation;
  if (missing === 0 || coming) return [];
  const payments: PaidElsewhere[] = [
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
  return payments.filter(({ at }) => at >= initiatedAt);
}

/** The sum of payments elsewhere, in pesos; a fraction means centavos. */
export const pesosElsewhere = (payments: readonly PaidElsewhere[]): number =>
  payments.reduce((sum, { pesos }) => sum + pesos, 0);
