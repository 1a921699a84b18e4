import * as v from 'valibot';
import { accepted, type Checked, refused } from '../checked.ts';
import type { IsoDate } from '../dates.ts';
import type { RequestedAmounts } from './on-its-way.ts';
import { type PendingRepayment, RepaymentRequest } from './repayment.ts';
import { instalmentTotals } from './repayment-plan.ts';

/** Whether a repayment request may be sent (S5). */
export const isValidRepayment = (request: unknown): request is RepaymentRequest =>
  v.is(RepaymentRequest, request) && areInOrder(request);

function areInOrder({ mockPeriods, checkedPeriod }: RepaymentRequest): boolean {
  return (
    mockPeriods.at(-1) === checkedPeriod &&
    mockPeriods.every((period, index) => period > (mockPeriods[index - 1] ?? 0))
  );
}

export type RepaymentCountReason = 'badCount';

/** Without `requested`, the request pays the first `count` unpaid instalments. */
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
 * Pesos to pay today. For all requested instalments, the settlement of today counts, which can be
 * less than their sum.
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

/** How many first instalments can be paid: noted money leaves an amount to pay for them. */
export const payableCounts = (requested: RequestedAmounts): number[] =>
  requested.installments
    .map((_, index) => index + 1)
    .filter((count) => amountOfFirst(requested, count) > 0);

export const dueAfterFirst = (
  { installments }: Pick<RequestedAmounts, 'installments'>,
  count: number,
): IsoDate | null => installments[count]?.dueDate ?? null;
