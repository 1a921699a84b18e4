import * as v from 'valibot';
import { Count, Days } from './primitives.ts';

/** What the server decides for the app to follow: the limits that S5 leaves open. */
export const OperationConfig = v.object({
  feedbackMinWords: Count,
  /** Only one change of the payout account within so many days. */
  bankCardChangeDays: Days,
});
export type OperationConfig = v.InferOutput<typeof OperationConfig>;

/**
 * Which popups a borrower may be shown now, and whether a loan of theirs is offered an operation. A
 * lender opens no popup to who is late, was turned down, or waits for the answer to a ticket.
 */
export const LoanWindows = v.object({
  rating: v.boolean(),
  reoffer: v.boolean(),
  coupon: v.boolean(),
  /** After a "no" to a re-offer none is shown for so many days. */
  reofferQuietDays: v.optional(Days, 7),
  rollover: v.boolean(),
  restructure: v.boolean(),
});
export type LoanWindows = v.InferOutput<typeof LoanWindows>;
