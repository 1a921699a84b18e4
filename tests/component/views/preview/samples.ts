import {
  type CreditOrder,
  type CreditStatus,
  creditStatus,
  type Rejection,
} from '#domain/credit/credit-order.ts';
import type { Coupon } from '#domain/credit/coupon.ts';
import { manilaDay } from '#domain/dates.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { LoanOrder, LoanStatus, PayoutAccount } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import type { CreditQuota, LoanChoice, LoanOffer, LoanPrice } from '#domain/loans/quota.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { PendingRepayment, RepaymentDetail } from '#domain/payments/repayment.ts';
import {
  type Instalment,
  instalmentDue,
  instalmentStatus,
} from '#domain/payments/repayment-plan.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { priceOf, termPricesOf } from '#sandbox/rules/pricing.ts';
import { isTerm, termsOf } from '#sandbox/rules/product.ts';

/** The time of all previews: Nov 20, 2026, 9:41 AM in Manila. */
export const now = Date.parse('2026-11-20T01:41:00Z');

const today = manilaDay(now);

const minute = 60_000;

export const timed = <Value extends object>(value: Value): Timed<Value> => ({
  ...value,
  receivedAt: now,
});

export const account: PayoutAccount = {
  accountType: payoutMethod.bank,
  bankCode: 'BPI',
  holder: 'Maria Santos',
  maskedNumber: '••••••4321',
};

export const credit = (status: CreditStatus, changes: Partial<CreditOrder> = {}): CreditOrder => ({
  creditOrderId: 'C-1',
  status,
  expired: false,
  fileUpload: { state: 5 },
  statusSince: now - 3 * minute,
  applyAgainOn: status === creditStatus.rejected ? '2026-12-20' : null,
  ...changes,
});

export const quota: CreditQuota = {
  creditOrderId: 'C-1',
  minAmount: 1_000,
  maxAmount: 10_000,
  stepAmount: 500,
  totalLimit: 10_000,
  usedCredit: 0,
  availableLimit: 10_000,
  validUntil: '2027-02-18',
  terms: [...termsOf('standard')],
  account,
  closed: null,
};

export const instalment = (changes: Partial<Instalment> = {}): Instalment => ({
  period: 1,
  dueDate: '2026-12-20',
  principal: 5_000,
  interest: 300,
  overdueFee: 0,
  paidAmount: 0,
  repayDate: null,
  status: instalmentStatus.outstanding,
  ...changes,
});

export const lateInstalment = instalment({
  dueDate: '2026-11-15',
  overdueFee: 44,
  status: instalmentStatus.overdue,
});

function instalmentsOf({ schedule }: LoanPrice): [Instalment, ...Instalment[]] {
  const [first, ...rest] = schedule.map(({ period, dueDate, principal, interest }) =>
    instalment({ period, dueDate, principal, interest }),
  );
  if (!first) throw new Error('a price has no instalments');
  return [first, ...rest];
}

export const threeInstalments = instalmentsOf(priceOf(9_000, 91, 0, today));

const price = priceOf(5_000, 61, 0, today);
const total = price.calculation.loanAmount + price.calculation.interest;

export const loan = (status: LoanStatus, changes: Partial<LoanOrder> = {}): LoanOrder => ({
  loanOrderId: `L-${status}`,
  loanNumber: `2026112000${status}`,
  status,
  loanAmount: 5_000,
  amountReceived: price.calculation.lendingAmount,
  term: 61,
  processingFee: price.calculation.processingFee,
  interest: price.calculation.interest,
  totalLoanAmount: total,
  dueDate: status === loanStatus.overdue ? '2026-11-15' : '2026-12-20',
  overdueFee: status === loanStatus.overdue ? 44 : 0,
  overdueDays: status === loanStatus.overdue ? 5 : 0,
  account,
  repaymentPlan: {
    installments: status === loanStatus.overdue ? [lateInstalment] : instalmentsOf(price),
    totalOrderAmount: total,
    totalInterest: price.calculation.interest,
  },
  appliedAt: now - 4 * minute,
  statusSince: now - 3 * minute,
  ...changes,
});

export const homepage = (changes: Partial<Homepage> = {}): Timed<Homepage> =>
  timed({ credit: credit(creditStatus.approved), quota, loans: [], ...changes });

export const coupon = (couponId: string, changes: Partial<Coupon> = {}): Coupon => ({
  couponId,
  amount: 100,
  expiresOn: '2026-12-31',
  minLoanAmount: 3_000,
  rules: 'For loans from ₱3,000, once.',
  givenBackBy: null,
  ...changes,
});

export function offerFor(choice: LoanChoice): Timed<LoanOffer> {
  const { loanAmount, term, couponIds } = choice;
  if (!isTerm(term)) throw new Error(`no loan is offered for ${term} days`);
  return timed({
    choice,
    ...priceOf(loanAmount, term, couponIds.length * 100, today),
    termPrices: termPricesOf(loanAmount, termsOf(term === 30 ? 'shortTerm' : 'standard'), today),
  });
}

const words = `<p>Between Hiram, the lender, and Maria Santos, the borrower.</p>
<h2>1. Terms of the loan</h2>
<table><tbody><tr><th scope="row">Loan amount</th><td>₱5,000.00</td></tr>
<tr><th scope="row">Amount received</th><td>₱4,625.00</td></tr></tbody></table>
<h2>2. Your rights</h2><ol><li>You may pay early at any time.</li><li>The processing fee is not refunded.</li></ol>`;

export const agreement = { html: words, version: '2026-01', hash: 'a1b2' };

export const intent: MoneyIntent = {
  attemptId: 'A-1',
  userKey: 'u',
  suffix: 'abcdefghij',
  t: now,
  baseline: { kind: 'applyOrder', creditOrderId: 'C-1', loanOrderIds: [] },
  previousAttemptId: null,
};

export const rejection: Rejection = {
  freezeDays: 14,
  guide: [
    { title: 'Check your ID', text: 'Take a sharp picture in daylight, with all four corners.' },
    { title: 'Pay other loans first', text: 'Fewer open loans make an approval more likely.' },
  ],
};

export function pendingOf(
  installments: [Instalment, ...Instalment[]],
  overdueDays = 0,
): Timed<PendingRepayment> {
  return timed({
    loanOrderId: 'L-70',
    loanNumber: '202611200070',
    status: overdueDays > 0 ? loanStatus.overdue : loanStatus.repaying,
    totalDue: installments.reduce((sum, each) => sum + instalmentDue(each), 0),
    dueDate: installments[0].dueDate,
    overdueDays,
    overdueFee: installments.reduce((sum, { overdueFee }) => sum + overdueFee, 0),
    cardNumber: '1234567890124321',
    account,
    calculateInfo: {
      loanAmount: 5_000,
      lendingAmount: 4_740,
      interest: 300,
      processingFee: 260,
      repayPlans: [{ period: 1, dueDate: installments[0].dueDate }],
    },
    cost: {
      soFar: 560 + installments.reduce((sum, { overdueFee }) => sum + overdueFee, 0),
      borrowed: 5_000,
    },
    installments,
  });
}

export const settledInstalment = instalment({
  paidAmount: 5_300,
  repayDate: '2026-11-20',
  status: instalmentStatus.settled,
});

export const detailOf = (
  repayPlans: Instalment[],
  status: LoanStatus = loanStatus.repaying,
  payments: Payment[] = [],
): Timed<RepaymentDetail> =>
  timed({
    loanOrderId: 'L-70',
    loanNumber: '202611200070',
    status,
    serviceFee: 260,
    repaidServiceFee: 260,
    unpaidServiceFee: 0,
    repayOrder: {
      principal: repayPlans.reduce((sum, { principal }) => sum + principal, 0),
      interest: repayPlans.reduce((sum, { interest }) => sum + interest, 0),
    },
    repayPlans,
    payments,
  });

export const payment: Payment = {
  reference: '7F3A92C01B',
  amount: 5_300,
  paidAt: now,
  account,
};
