import { type AmountReason, amountGrid, parseAmount, snapAmount } from '#domain/amount.ts';
import { type Checked, refused } from '#domain/checked.ts';
import type { CreditQuota, LoanChoice } from '#domain/loans/quota.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';

/** The borrower's choice so far, with the amount as typed. */
export type Draft = { amountText: string; term: number; couponIds: string[] };

/** The typed amount, if it is valid, or the reason. */
export function amountOf(
  draft: Draft,
  quota: CreditQuota,
): Checked<number, AmountReason | 'nothingAvailable'> {
  const grid = amountGrid(quota);
  return grid ? parseAmount(draft.amountText, grid) : refused('nothingAvailable');
}

/**
 * The first choice: half of the largest amount and the shortest term, because borrowing less is the
 * safer default. The text is empty if no amount is available.
 */
export function firstDraft(quota: CreditQuota): Draft {
  const grid = amountGrid(quota);
  return {
    amountText: grid ? String(snapAmount(grid.max / 2, grid)) : '',
    term: Math.min(...quota.terms),
    couponIds: [],
  };
}

/**
 * The stored choice. A missing amount and a term that is no longer offered come from `firstDraft`.
 */
export function resumedDraft(record: BorrowRecord, quota: CreditQuota): Draft {
  const { amountText } = firstDraft(quota);
  return reloadedDraft({ ...record, amountText: record.amountText || amountText }, quota);
}

/**
 * The draft after a reload of the quota; a term that is no longer offered becomes the first
 * choice's.
 */
export function reloadedDraft({ amountText, term, couponIds }: Draft, quota: CreditQuota): Draft {
  const isOffered = quota.terms.includes(term);
  return { amountText, term: isOffered ? term : firstDraft(quota).term, couponIds };
}

/** The choice of a draft; `undefined` while its amount is invalid. */
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
