import { type AmountReason, amountGrid, parseAmount, snapAmount } from '#domain/amount.ts';
import { type Checked, refused } from '#domain/checked.ts';
import type { CreditQuota, LoanChoice } from '#domain/loans/quota.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';

/** The borrower's choice so far, with the amount as typed. */
export type Draft = { amountText: string; term: number; couponIds: string[] };

/** The amount typed, if it can be borrowed, or why not. */
export function amountOf(
  draft: Draft,
  quota: CreditQuota,
): Checked<number, AmountReason | 'nothingAvailable'> {
  const grid = amountGrid(quota);
  return grid ? parseAmount(draft.amountText, grid) : refused('nothingAvailable');
}

/** A first choice: half of what is available and the shortest term; borrowing less is the safer start. */
export function firstDraft(quota: CreditQuota): Draft {
  const grid = amountGrid(quota);
  return {
    amountText: grid ? String(snapAmount(grid.max / 2, grid)) : '',
    term: Math.min(...quota.terms),
    couponIds: [],
  };
}

/** A remembered choice as far as the quota still allows it. */
export function resumedDraft(record: BorrowRecord, quota: CreditQuota): Draft {
  const first = firstDraft(quota);
  return {
    amountText: record.amountText || first.amountText,
    term: quota.terms.includes(record.term) ? record.term : first.term,
    couponIds: record.couponIds,
  };
}

/** The choice that a draft makes; undefined while its amount can't be borrowed. */
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
