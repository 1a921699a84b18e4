import * as v from 'valibot';
import { amountGrid } from '../amount.ts';
import { ClosedBorrowing } from './closed-borrowing.ts';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from './loan-order.ts';
import { LoanCalculation } from './loan-calculation.ts';
import { Days, Id, Period, Pesos } from '../primitives.ts';

/**
 * A credit quota (S3): the grid of amounts, the limit, and why the borrower cannot borrow now; null
 * if they can. `terms` are days; the quota is valid through `validUntil`.
 */
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
  closed: v.nullable(ClosedBorrowing),
});
export type CreditQuota = v.InferOutput<typeof CreditQuota>;

/**
 * Why the borrower cannot borrow on a quota now; null if they can. A quota without a possible
 * amount is used up.
 */
export function closedOf(quota: CreditQuota): ClosedBorrowing | null {
  if (quota.closed || amountGrid(quota)) return quota.closed;
  return { reason: 'usedUp', loanOrderId: null };
}

export const LoanChoice = v.object({
  creditOrderId: Id,
  loanAmount: Pesos,
  term: Days,
  couponIds: v.array(Id),
});
export type LoanChoice = v.InferOutput<typeof LoanChoice>;

/** The payments and the cost of an amount over one of the offered terms, before coupons. */
export const TermPrice = v.object({
  term: Days,
  /** Each payment in pesos, in the order of their dates. */
  payments: v.pipe(v.array(Pesos), v.minLength(1)),
  /** All payments beyond the received amount. */
  cost: Pesos,
});
export type TermPrice = v.InferOutput<typeof TermPrice>;

/** The server's terms for a choice, which the borrower sees before confirming. */
export const LoanOffer = v.object({
  choice: LoanChoice,
  calculation: LoanCalculation,
  /**
   * The discount of the chosen coupons on the interest, in pesos; already subtracted from
   * `calculation.interest`.
   */
  couponDiscount: Pesos,
  schedule: v.pipe(
    v.array(v.object({ period: Period, dueDate: IsoDate, principal: Pesos, interest: Pesos })),
    v.minLength(1),
  ),
  /** The same amount over every offered term, for comparison. */
  termPrices: v.array(TermPrice),
  /**
   * Pesos of credit from other loans that will pay part of the first instalment at the payout;
   * absent without credit. The schedule does not include them.
   */
  fromCredit: v.optional(Pesos),
});

export type LoanPrice = Omit<LoanOffer, 'choice' | 'termPrices' | 'fromCredit'>;
export type LoanOffer = v.InferOutput<typeof LoanOffer>;
