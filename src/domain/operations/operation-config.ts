import * as v from 'valibot';
import { BankCardStanding } from '../account/bank-card-standing.ts';
import { Bank } from '../account/banks.ts';
import { Count, Days } from '../primitives.ts';

/** The server's settings for the app: limits that S5 leaves open, and the payout account's data. */
export const OperationConfig = v.object({
  feedbackMinWords: Count,
  /** Days that must pass before the payout account can be changed again (S5). */
  bankCardChangeDays: Days,
  /** The state of the borrower’s payout account; null without an account. */
  bankCard: v.nullable(BankCardStanding),
  /** Every bank and wallet, including those that accept no new accounts. */
  banks: v.array(Bank),
});
export type OperationConfig = v.InferOutput<typeof OperationConfig>;

/** The popups that a borrower may see now, and whether a loan has an offered operation. */
export const LoanWindows = v.object({
  rating: v.boolean(),
  reoffer: v.boolean(),
  coupon: v.boolean(),
  /** Days without a re-offer after a refusal. */
  reofferQuietDays: v.optional(Days, 7),
  rollover: v.boolean(),
  restructure: v.boolean(),
});
export type LoanWindows = v.InferOutput<typeof LoanWindows>;
