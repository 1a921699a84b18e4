import { type AmountReason, amountGrid, parseAmount, snapAmount } from '#domain/amount.ts';
import { type Checked, refused } from '#domain/checked.ts';
import type { CreditQuota, LoanChoice } from '#domain/loans/quota.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';
import type { Limit } from './ports.ts';

export type Draft = { amountText: string; term: number; couponIds: string[] };

export function amountOf(
  draft: Draft,
  quota: CreditQuota,
): Checked<number, AmountReason | 'nothingAvailable'> {
  const grid = amountGrid(quota);
  return grid ? parseAmount(draft.amountText, grid) : refused('nothingAvailable');
}

/** The first choice: half the largest amount and the shortest term; borrowing less is safer. */
export function firstDraft(quota: CreditQuota): Draft {
  const grid = amountGrid(quota);
  return {
    amountText: grid ? String(snapAmount(grid.max / 2, grid)) : '',
    term: Math.min(...quota.terms),
    couponIds: [],
  };
}

export function resumedDraft(record: BorrowRecord, quota: CreditQuota): Draft {
  return { ...record, amountText: record.amountText || firstDraft(quota).amountText };
}

const isUsable = (couponId: string, { coupons }: Limit) =>
  coupons.available.some((coupon) => coupon.couponId === couponId);

export const isOffered = ({ term, couponIds }: Draft, limit: Limit): boolean =>
  limit.quota.terms.includes(term) && couponIds.every((id) => isUsable(id, limit));

/** A draft with an offered term and without the coupons that can no longer be used. */
export function offeredDraft({ amountText, term, couponIds }: Draft, limit: Limit): Draft {
  const { quota } = limit;
  return {
    amountText,
    term: quota.terms.includes(term) ? term : firstDraft(quota).term,
    couponIds: couponIds.filter((id) => isUsable(id, limit)),
  };
}

export function choiceOf(draft: Draft, quota: CreditQuota): LoanChoice | undefined {
  const amount = amountOf(draft, quota);
  if (!amount.ok) return undefined;
  return {
    creditOrderId: quota.creditOrderId,
    loanAmount: amount.value,
    term: draft.term,
    couponIds: draft.couponIds,
  };
}
