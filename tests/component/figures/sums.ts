import type { CreditQuota } from '#domain/loans/quota.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import { type Line, line } from './reading.ts';

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

export const sumOf = <Key extends string>(
  parts: readonly Record<Key, number>[],
  key: Key,
): number => sum(parts.map((part) => part[key]));

/** Screens hide amounts that are not above 0. */
export const positive = (amount: number): number | null => (amount > 0 ? amount : null);

export const late = 10;
const settled = 15;

const owed = (one: Instalment): number =>
  one.principal + one.interest + one.overdueFee + (one.serviceFee ?? 0) - one.paidAmount;

export const owedIn = (plans: readonly Instalment[]): number => sum(plans.map(owed));

export function firstOf(plans: readonly Instalment[]): Instalment[] {
  const overdue = plans.filter(({ status }) => status === late);
  return overdue.length > 0
    ? overdue
    : plans.filter(({ status }) => status !== settled).slice(0, 1);
}

/** The unpaid amount, or the full amount of a paid instalment; and the parts. */
export function instalmentLine(one: Instalment): Line {
  const { principal, interest, overdueFee, paidAmount, serviceFee = 0 } = one;
  const cost = principal + interest + overdueFee + serviceFee;
  const amount = one.status === settled ? cost : owed(one);
  if (serviceFee > 0 && overdueFee === 0) {
    return line`… ${amount} … Principal ${principal}, interest ${interest}, processing fee ${serviceFee}`;
  }
  if (paidAmount > 0 && one.status !== settled) {
    return line`… ${amount} … Principal ${principal}, interest ${interest}, already paid ${paidAmount}`;
  }
  return overdueFee > 0
    ? line`… ${amount} … Principal ${principal}, interest ${interest}, overdue fee ${overdueFee}`
    : line`… ${amount} … Principal ${principal}, interest ${interest}`;
}

/** The largest loan within the limit, in whole steps above the minimum; 0 without one. */
export function mostOf({ minAmount, maxAmount, availableLimit, stepAmount }: CreditQuota): number {
  const most = Math.min(maxAmount, availableLimit);
  return most < minAmount ? 0 : most - ((most - minAmount) % stepAmount);
}
