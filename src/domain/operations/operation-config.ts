import * as v from 'valibot';
import { BankCardStanding } from '../account/bank-card-standing.ts';
import { Bank } from '../account/banks.ts';
import { Count, Days } from '../primitives.ts';

/** The limits that the server sets for the app, where S5 leaves them open. */
export const OperationConfig = v.object({
  feedbackMinWords: Count,
  /** Only one change of the payout account within so many days. */
  bankCardChangeDays: Days,
  /** How the borrower’s payout account stands; null where none was ever given. */
  bankCard: v.nullable(BankCardStanding),
  /** Every bank and wallet, also those that take no new accounts any more. */
  banks: v.array(Bank),
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
