import * as v from 'valibot';
import { Days } from './primitives.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What the server decides for the app to follow: the limits that S5 leaves open. */
export const OperationConfig = v.object({
  feedbackMinWords: Count,
  /** Only one change of the payout account within so many days. */
  bankCardChangeDays: Days,
});
export type OperationConfig = v.InferOutput<typeof OperationConfig>;

/** Which popups a borrower may be shown now. */
export const LoanWindows = v.object({
  rating: v.boolean(),
  reoffer: v.boolean(),
  coupon: v.boolean(),
});
export type LoanWindows = v.InferOutput<typeof LoanWindows>;
