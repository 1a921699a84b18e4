import * as v from 'valibot';
import { accepted, type Checked, refused } from '../checked.ts';
import type { IsoDate } from '../dates.ts';
import type { RequestedAmounts } from './on-its-way.ts';
import { type PendingRepayment, RepaymentRequest } from './repayment.ts';
import { instalmentTotals } from './repayment-plan.ts';

/**
 * Validates a repayment request before it is sent (S5): the checked period is an integer, the card
 * number is valid, the periods are a non-empty list of integers that ends with the checked one, and
 * the calculation is valid.
 */
export const isValidRepayment = (request: unknown): request is RepaymentRequest =>
  v.is(RepaymentRequest, request) && areInOrder(request);

function areInOrder({ mockPeriods, checkedPeriod }: RepaymentRequest): boolean {
  return (
    mockPeriods.at(-1) === checkedPeriod &&
    mockPeriods.every((period, index) => period > (mockPeriods[index - 1] ?? 0))
  );
}

/** The number of instalments does not match the pending ones. */
export type RepaymentCountReason = 'badCount';

/** The request that pays the first `count` requested instalments; by default all unpaid ones. */
export function repaymentRequestOf(
  pending: PendingRepayment,
  count: number,
  requested: RequestedAmounts = { ...pending, deducted: 0 },
): Checked<RepaymentRequest, RepaymentCountReason> {
  const paid = requested.installments.slice(0, count);
  const last = paid.at(-1);
  if (last === undefined || paid.length !== count) return refused('badCount');
  const { loanOrderId, cardNumber, calculateInfo } = pending;
  return accepted({
    loanOrderId,
    checkedPeriod: last.period,
    cardNumber,
    calculateInfo,
    mockPeriods: paid.map(({ period }) => period),
    amount: amountOfFirst(requested, count),
    ...(requested.deducted > 0 && { noted: requested.deducted }),
  });
}

/**
 * Pesos to pay today for the first `count` requested instalments; 0 if they are already paid.
 * Paying all of them early costs less.
 */
export function amountOfFirst(
  {
    installments,
    deducted = 0,
    settlement,
  }: Pick<RequestedAmounts, 'installments'> & Partial<RequestedAmounts>,
  count: number,
): number {
  const first = installments.slice(0, Math.max(0, count));
  const { remaining } = instalmentTotals(first);
  const whole = settlement && first.length === installments.length ? settlement.amount : remaining;
  return Math.max(0, whole - deducted);
}

/** The next due date after the first `count` requested instalments; null if none is left. */
export const dueAfterFirst = (
  { installments }: Pick<RequestedAmounts, 'installments'>,
  count: number,
): IsoDate | null => installments[count]?.dueDate ?? null;
