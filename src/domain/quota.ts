import * as v from 'valibot';
import { IsoDate } from './dates.ts';
import { PayoutAccount } from './loan-order.ts';
import { LoanCalculation } from './loan-calculation.ts';
import { Days, Id, Period, Pesos } from './primitives.ts';

/** A credit quota (S3): the grid an amount must lie on, and the limit. `terms` in days. */
export const CreditQuota = v.object({
  creditOrderId: Id,
  minAmount: Pesos,
  maxAmount: Pesos,
  stepAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  totalLimit: Pesos,
  usedCredit: Pesos,
  availableLimit: Pesos,
  validUntil: IsoDate,
  terms: v.pipe(v.array(Days), v.minLength(1)),
  account: PayoutAccount,
});
export type CreditQuota = v.InferOutput<typeof CreditQuota>;

/** What a person chose to borrow. */
export const LoanChoice = v.object({
  creditOrderId: Id,
  loanAmount: Pesos,
  term: Days,
  couponIds: v.array(Id),
});
export type LoanChoice = v.InferOutput<typeof LoanChoice>;

/** The terms the server offers for a choice: everything a person must see before confirming. */
export const LoanOffer = v.object({
  choice: LoanChoice,
  calculation: LoanCalculation,
  /** What the chosen coupons take off the interest; `calculation.interest` is after it. */
  couponDiscount: Pesos,
  schedule: v.pipe(
    v.array(v.object({ period: Period, dueDate: IsoDate, principal: Pesos, interest: Pesos })),
    v.minLength(1),
  ),
});
export type LoanOffer = v.InferOutput<typeof LoanOffer>;
