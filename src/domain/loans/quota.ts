import * as v from 'valibot';
import { amountGrid } from '../amount.ts';
import { ClosedBorrowing } from './closed-borrowing.ts';
import { IsoDate } from '../dates.ts';
import { PayoutAccount } from './loan-order.ts';
import { LoanCalculation } from './loan-calculation.ts';
import { Days, Id, Period, Pesos } from '../primitives.ts';

/** A credit quota (S3), valid through the day `validUntil`. */
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

/** The price of an amount over one of the offered terms, before coupons. */
export const TermPrice = v.object({
  term: Days,
  payments: v.pipe(v.array(Pesos), v.minLength(1)),
  /** All payments beyond the received amount. */
  cost: Pesos,
});
export type TermPrice = v.InferOutput<typeof TermPrice>;

export const LoanOffer = v.object({
  choice: LoanChoice,
  calculation: LoanCalculation,
  /** Already subtracted from `calculation.interest`. */
  couponDiscount: Pesos,
  schedule: v.pipe(
    v.array(v.object({ period: Period, dueDate: IsoDate, principal: Pesos, interest: Pesos })),
    v.minLength(1),
  ),
  termPrices: v.array(TermPrice),
  fromCredit: v.optional(Pesos),
});

/** Whether two offers of the same choice ask for the same payments on the same days. */
export const sameTerms = (a: LoanOffer, b: LoanOffer): boolean =>
  JSON.stringify(termsOf(a)) === JSON.stringify(termsOf(b));

const termsOf = ({ calculation, schedule, fromCredit = 0 }: LoanOffer) => [
  calculation.lendingAmount,
  calculation.processingFee,
  schedule.map(({ dueDate, principal, interest }) => [dueDate, principal, interest]),
  fromCredit,
];

export type LoanPrice = Omit<LoanOffer, 'choice' | 'termPrices' | 'fromCredit'>;
export type LoanOffer = v.InferOutput<typeof LoanOffer>;
