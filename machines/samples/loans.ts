import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { Coupon } from '#domain/credit/coupon.ts';
import { couponTotal } from '#domain/credit/coupon-rules.ts';
import { manilaDay } from '#domain/dates.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import type { LoanOrder, PayoutAccount } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { MoneyIntent } from '#domain/money.ts';
import {
  type CreditQuota,
  type LoanChoice,
  type LoanOffer,
  sameTerms,
} from '#domain/loans/quota.ts';
import type { Limit } from '#machines/borrow/ports.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { agreementText } from '#sandbox/rules/agreement.ts';
import { priceOf, termPricesOf } from '#sandbox/rules/pricing.ts';
import { isTerm, type Term, termsOf } from '#sandbox/rules/product.ts';

export const now = 1_700_000_000_000;

export const account: PayoutAccount = {
  accountType: 90005,
  bankCode: null,
  holder: 'Juan dela Cruz',
  maskedNumber: '•••• 4567',
};

export const loanOrder = (change: Partial<LoanOrder> = {}): LoanOrder => ({
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  status: loanStatus.reviewing,
  loanAmount: 5000,
  amountReceived: 4500,
  term: 61,
  processingFee: 500,
  interest: 300,
  totalLoanAmount: 5300,
  dueDate: '2023-12-14',
  overdueFee: 0,
  overdueDays: 0,
  account,
  repaymentPlan: { installments: [], totalOrderAmount: 5300, totalInterest: 300 },
  appliedAt: now,
  statusSince: now,
  ...change,
});

export const quota = (change: Partial<CreditQuota> = {}): CreditQuota => ({
  creditOrderId: 'credit-1',
  minAmount: 1000,
  maxAmount: 10_000,
  stepAmount: 500,
  totalLimit: 10_000,
  usedCredit: 0,
  availableLimit: 10_000,
  validUntil: '2024-12-31',
  terms: [61, 91],
  account,
  closed: null,
  ...change,
});

export const coupon: Coupon = {
  couponId: 'coupon-1',
  amount: 100,
  expiresOn: '2024-12-31',
  minLoanAmount: 1000,
  rules: 'Once.',
  givenBackBy: null,
};

export const coupons: readonly Coupon[] = [coupon, { ...coupon, couponId: 'coupon-2', amount: 50 }];

export const limit = (change: Partial<CreditQuota> = {}): Timed<Limit> => ({
  quota: quota(change),
  applications: [loanOrder()],
  coupons: { available: [coupon], unavailable: [] },
  receivedAt: now,
});

export const today = manilaDay(now);

const soldWith = (term: Term): readonly Term[] =>
  termsOf(termsOf('standard').includes(term) ? 'standard' : 'shortTerm');

export function offerFor(choice: LoanChoice): Timed<LoanOffer> {
  const { loanAmount, term, couponIds } = choice;
  if (!isTerm(term)) throw new Error(`no loan is offered for ${term} days`);
  const chosen = coupons.filter(({ couponId }) => couponIds.includes(couponId));
  return {
    choice,
    ...priceOf(loanAmount, term, couponTotal(chosen), today),
    termPrices: termPricesOf(loanAmount, soldWith(term), today),
    receivedAt: now,
  };
}

const agreementOn = (price: LoanOffer, language: Language = defaultLanguage): AgreementDocument => {
  const { holder: borrower, maskedNumber } = account;
  const terms = { borrower, account: maskedNumber, term: price.choice.term, price, on: today };
  const isUnchanged = sameTerms(price, offerFor(price.choice));
  return { html: agreementText(terms, language), version: '1', hash: isUnchanged ? 'abc' : 'def' };
};

export const agreementFor = (choice: LoanChoice, language?: Language): AgreementDocument =>
  agreementOn(offerFor(choice), language);

/** The terms of an offer with its agreement, as one reply contains them. */
export const termsOn = (offer: Timed<LoanOffer>) => ({ offer, agreement: agreementOn(offer) });

/** A choice whose discount has ended since its price. */
export function dearer(offer: Timed<LoanOffer>): Timed<LoanOffer> {
  const { calculation, schedule } = offer;
  return {
    ...offer,
    calculation: { ...calculation, interest: calculation.interest + 100 },
    schedule: schedule.map((part, index) => ({
      ...part,
      interest: part.interest + (index === 0 ? 100 : 0),
    })),
  };
}

export const choice: LoanChoice = {
  creditOrderId: 'credit-1',
  loanAmount: 5000,
  term: 61,
  couponIds: [],
};

export const agreement = agreementFor(choice);

export const applyIntent: MoneyIntent = {
  attemptId: 'attempt-1',
  userKey: 'juan',
  suffix: 'abcdefghij',
  t: now,
  baseline: { kind: 'applyOrder', creditOrderId: 'credit-1', loanOrderIds: [] },
  previousAttemptId: null,
};

export const feeIntent: MoneyIntent = {
  ...applyIntent,
  attemptId: 'attempt-3',
  baseline: {
    kind: 'serviceFeePayment',
    loanOrderId: 'loan-1',
    repaidServiceFee: 188,
    references: [],
  },
};

export const repayIntent: MoneyIntent = {
  ...applyIntent,
  attemptId: 'attempt-2',
  baseline: { kind: 'repaymentConfirm', loanOrderId: 'loan-1', references: [] },
};
