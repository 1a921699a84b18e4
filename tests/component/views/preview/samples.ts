import {
  type CreditOrder,
  type CreditStatus,
  creditStatus,
  type Rejection,
} from '#domain/credit-order.ts';
import type { Coupon } from '#domain/coupon.ts';
import type { Homepage, ServiceEntrance } from '#domain/home.ts';
import type { LoanOrder, LoanStatus, PayoutAccount } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { payoutMethod } from '#domain/payout-methods.ts';
import type { CreditQuota, LoanChoice, LoanOffer, TermPrice } from '#domain/quota.ts';
import type { Payment } from '#domain/payment.ts';
import type { PendingRepayment, RepaymentDetail } from '#domain/repayment.ts';
import { type Instalment, instalmentDue, instalmentStatus } from '#domain/repayment-plan.ts';
import type { Timed } from '#machines/shared/ports.ts';

/** When everything on preview happens: Nov 20, 2026, 9:41 AM in Manila. */
export const now = Date.parse('2026-11-20T01:41:00Z');

const minute = 60_000;

export const timed = <Value extends object>(value: Value): Timed<Value> => ({
  ...value,
  receivedAt: now,
});

const account: PayoutAccount = {
  method: payoutMethod.bank,
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
  terms: [30, 60, 90],
  account,
  closed: null,
};

export const usedUp: CreditQuota = {
  ...quota,
  usedCredit: 10_000,
  availableLimit: 0,
  closed: { reason: 'usedUp', loanOrderId: 'L-70' },
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

/** A loan of 9,000 in three parts. */
export const threeInstalments: [Instalment, ...Instalment[]] = [
  instalment({ period: 1, dueDate: '2026-12-20', principal: 3_000, interest: 540 }),
  instalment({ period: 2, dueDate: '2027-01-19', principal: 3_000, interest: 360 }),
  instalment({ period: 3, dueDate: '2027-02-18', principal: 3_000, interest: 180 }),
];

export const loan = (status: LoanStatus, changes: Partial<LoanOrder> = {}): LoanOrder => ({
  loanOrderId: `L-${status}`,
  loanNumber: `2026112000${status}`,
  status,
  loanAmount: 5_000,
  amountReceived: 4_740,
  term: 30,
  processingFee: 260,
  interest: 300,
  totalLoanAmount: 5_300,
  dueDate: status === loanStatus.overdue ? '2026-11-15' : '2026-12-20',
  overdueFee: status === loanStatus.overdue ? 44 : 0,
  overdueDays: status === loanStatus.overdue ? 5 : 0,
  account,
  repaymentPlan: {
    installments: [status === loanStatus.overdue ? lateInstalment : instalment()],
    totalOrderAmount: 5_300,
    totalInterest: 300,
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

/** What an amount comes to over each term: in equal parts, on what is still owed. */
const termPricesOf = (loanAmount: number): TermPrice[] =>
  [0.052, 0.075, 0.096].map((feeRate, index) => {
    const count = index + 1;
    const part = loanAmount / count;
    const payments = Array.from({ length: count }, (_, at) =>
      Math.floor(part + (loanAmount - at * part) * 0.06),
    );
    const fee = Math.floor(loanAmount * feeRate);
    const total = payments.reduce((sum, each) => sum + each, 0);
    return { term: 30 * count, payments, cost: total - loanAmount + fee };
  });

/** What the lender asks for one payment at 30 days: 5.2 % kept back, 6 % interest a month. */
function singlePayment(choice: LoanChoice, couponDiscount: number): LoanOffer {
  const fee = Math.floor(choice.loanAmount * 0.052);
  const interest = Math.floor(choice.loanAmount * 0.06) - couponDiscount;
  const schedule = [{ period: 1, dueDate: '2026-12-20', principal: choice.loanAmount, interest }];
  return {
    choice,
    couponDiscount,
    schedule,
    termPrices: termPricesOf(choice.loanAmount),
    calculation: {
      loanAmount: choice.loanAmount,
      lendingAmount: choice.loanAmount - fee,
      processingFee: fee,
      interest,
      repayPlans: schedule,
    },
  };
}

/** The offer for a choice; a term of 90 days is priced as 9,000 in three parts. */
export function offerFor(choice: LoanChoice): Timed<LoanOffer> {
  if (choice.term !== 90) return timed(singlePayment(choice, choice.couponIds.length * 100));
  const schedule = threeInstalments.map(({ period, dueDate, principal, interest }) => ({
    period,
    dueDate,
    principal,
    interest,
  }));
  return timed({
    choice,
    couponDiscount: 0,
    schedule,
    termPrices: termPricesOf(9_000),
    calculation: {
      loanAmount: 9_000,
      lendingAmount: 8_136,
      processingFee: 864,
      interest: 1_080,
      repayPlans: schedule,
    },
  });
}

/** An offer that the law forbids, and that hides a charge. */
export function offerOverCaps(choice: LoanChoice): Timed<LoanOffer> {
  const offer = offerFor(choice);
  return {
    ...offer,
    calculation: { ...offer.calculation, lendingAmount: 4_000, processingFee: 600 },
  };
}

const words = `<p>Between Hiram, the lender, and Maria Santos, the borrower.</p>
<h2>1. Terms of the loan</h2>
<table><tbody><tr><th scope="row">Loan amount</th><td>₱5,000.00</td></tr>
<tr><th scope="row">Amount received</th><td>₱4,740.00</td></tr></tbody></table>
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

/** What is due on a loan with these unpaid instalments. */
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

export const entrance: ServiceEntrance = {
  onlineUrl: 'https://hiram.example/chat',
  hotline: '(02) 8123 4567',
  email: 'help@hiram.example',
  hours: '8:00 AM to 8:00 PM, every day',
  officialUrl: 'https://hiram.example',
};
