import * as v from 'valibot';
import { BankCardStanding } from '../account/bank-card-standing.ts';
import { Bank } from '../account/banks.ts';
import { Count, Days } from '../primitives.ts';

/** The server's settings, with limits that S5 leaves open. */
export const OperationConfig = v.object({
  feedbackMinWords: Count,
  /** Days before the payout account can be changed again (S5). */
  bankCardChangeDays: Days,
  bankCard: v.nullable(BankCardStanding),
  banks: v.array(Bank),
});
export type OperationConfig = v.InferOutput<typeof OperationConfig>;

/** The popups that the lender allows now, and whether a loan has an offered operation. */
export const LoanWindows = v.object({
  rating: v.boolean(),
  reoffer: v.boolean(),
  coupon: v.boolean(),
  /** Days without a re-offer after the borrower declined one. */
  reofferQuietDays: v.optional(Days, 7),
  rollover: v.boolean(),
  restructure: v.boolean(),
});
export type LoanWindows = v.InferOutput<typeof LoanWindows>;
