import * as v from 'valibot';
import { amountGrid } from '../amount.ts';
import { ClosedBorrowing } from './closed-borrowing.ts';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from './loan-order.ts';
import { LoanCalculation } from './loan-calculation.ts';
import { Days, Id, Period, Pesos } from '../primitives.ts';

/**
 * A credit quota (S3): the grid an amount must lie on, the limit, and why nothing can be borrowed
 * on it now, null where something can. `terms` in days; it can be used through `validUntil`.
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

/** Why nothing can be borrowed on a quota now; one without an amount to choose is used up. */
export function closedOf(quota: CreditQuota): ClosedBorrowing | null {
  if (quota.closed || amountGrid(quota)) return quota.closed;
  return { reason: 'usedUp', loanOrderId: null };
}

/** The borrower's choice of amount, term and coupons. */
export const LoanChoice = v.object({
  creditOrderId: Id,
  loanAmount: Pesos,
  term: Days,
  couponIds: v.array(Id),
});
export type LoanChoice = v.InferOutput<typeof LoanChoice>;

/** The payments and the cost of an offer's amount over one of the offered terms, before coupons. */
export const TermPrice = v.object({
  term: Days,
  /** Each payment in pesos, in the order of their dates. */
  payments: v.pipe(v.array(Pesos), v.minLength(1)),
  /** Everything that is paid beyond what is received. */
  cost: Pesos,
});
export type TermPrice = v.InferOutput<typeof TermPrice>;

/** The terms the server offers for a choice: everything a person must see before confirming. */
export const LoanOffer = v.object({
  choice: LoanChoice,
  calculation: LoanCalculation,
  /** Pesos that the chosen coupons take off the interest; `calculation.interest` is after them. */
  couponDiscount: Pesos,
  schedule: v.pipe(
    v.array(v.object({ period: Period, dueDate: IsoDate, principal: Pesos, interest: Pesos })),
    v.minLength(1),
  ),
  /** The same amount over every term on offer, to compare. */
  termPrices: v.array(TermPrice),
  /**
   * Pesos that the borrower overpaid on other loans, and that pay on the first instalment as the money
   * is sent; left out where there are none. The schedule is without them.
   */
  fromCredit: v.optional(Pesos),
});

/** An offer's price, without the choice that it answers and what it is compared with. */
export type LoanPrice = Omit<LoanOffer, 'choice' | 'termPrices' | 'fromCredit'>;
export type LoanOffer = v.InferOutput<typeof LoanOffer>;
