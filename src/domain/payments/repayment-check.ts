import * as v from 'valibot';
import { accepted, type Checked, refused } from '../checked.ts';
import type { IsoDate } from '../dates.ts';
import type { Asked } from './on-its-way.ts';
import { type PendingRepayment, RepaymentRequest } from './repayment.ts';
import { instalmentTotals } from './repayment-plan.ts';

/**
 * The repayment check (S5), done before the request leaves: whole checked period, valid card
 * number, non-empty whole periods of which the checked one is the last, valid calculation.
 */
export const isValidRepayment = (request: unknown): request is RepaymentRequest =>
  v.is(RepaymentRequest, request) && areInOrder(request);

function areInOrder({ mockPeriods, checkedPeriod }: RepaymentRequest): boolean {
  return (
    mockPeriods.at(-1) === checkedPeriod &&
    mockPeriods.every((period, index) => period > (mockPeriods[index - 1] ?? 0))
  );
}

/** The count of instalments does not fit what is pending. */
export type RepaymentCountReason = 'badCount';

/** The request that pays the first `count` of the instalments that are asked for; by default, of all unpaid ones. */
export function repaymentRequestOf(
  pending: PendingRepayment,
  count: number,
  asked: Asked = { ...pending, deducted: 0 },
): Checked<RepaymentRequest, RepaymentCountReason> {
  const paid = asked.installments.slice(0, count);
  const last = paid.at(-1);
  if (last === undefined || paid.length !== count) return refused('badCount');
  const { loanOrderId, cardNumber, calculateInfo } = pending;
  return accepted({
    loanOrderId,
    checkedPeriod: last.period,
    cardNumber,
    calculateInfo,
    mockPeriods: paid.map(({ period }) => period),
    amount: amountOfFirst(asked, count),
    ...(asked.deducted > 0 && { noted: asked.deducted }),
  });
}

/**
 * Pesos to pay today for the first `count` of the instalments that are asked for; 0 where that is paid
 * already. Paying all of them early costs less.
 */
export function amountOfFirst(
  { installments, deducted = 0, settlement }: Pick<Asked, 'installments'> & Partial<Asked>,
  count: number,
): number {
  const first = installments.slice(0, Math.max(0, count));
  const { remaining } = instalmentTotals(first);
  const whole = settlement && first.length === installments.length ? settlement.amount : remaining;
  return Math.max(0, whole - deducted);
}

/** The next due date after the first `count` of the instalments that are asked for; null where none is left. */
export const dueAfterFirst = (
  { installments }: Pick<Asked, 'installments'>,
  count: number,
): IsoDate | null => installments[count]?.dueDate ?? null;
