import type { PayoutAccount } from '#domain/loan-order.ts';
import { payoutMethod } from '#domain/payout-methods.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { OwnPayment } from '#domain/payment.ts';
import type { PendingRepayment, RepaymentDetail } from '#domain/repayment.ts';
import { type Instalment, instalmentStatus } from '#domain/repayment-plan.ts';
import type { Timed } from '#machines/shared/ports.ts';

const receivedAt = 1_700_000_000_000;

export const instalment = (period: number, change: Partial<Instalment> = {}): Instalment => ({
  period,
  dueDate: '2023-12-14',
  principal: 2500,
  interest: 150,
  overdueFee: 0,
  paidAmount: 0,
  repayDate: null,
  status: instalmentStatus.outstanding,
  ...change,
});

const account: PayoutAccount = {
  method: payoutMethod.gcash,
  bankCode: null,
  holder: 'Juan dela Cruz',
  maskedNumber: '•••••••4567',
};

/** A payment that the lender took. */
export const payment = (change: Partial<OwnPayment> = {}): OwnPayment => ({
  reference: '7F3A92C01B',
  amount: 2650,
  paidAt: receivedAt,
  account,
  ...change,
});

/** Two instalments, none of them late. */
export const pending = (change: Partial<PendingRepayment> = {}): Timed<PendingRepayment> => ({
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  status: loanStatus.repaying,
  totalDue: 5300,
  dueDate: '2023-12-14',
  overdueDays: 0,
  overdueFee: 0,
  cardNumber: '09171234567',
  account,
  calculateInfo: {
    loanAmount: 5000,
    lendingAmount: 4500,
    interest: 300,
    processingFee: 500,
    repayPlans: [{ period: 1, dueDate: '2023-12-14' }],
  },
  installments: [instalment(1), instalment(2)],
  receivedAt,
  ...change,
});

/** A service fee of which a half was not kept back at payout. */
export const unpaidFee = { serviceFee: 375, repaidServiceFee: 188, unpaidServiceFee: 187 };

export const detail = (change: Partial<RepaymentDetail> = {}): Timed<RepaymentDetail> => ({
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  status: loanStatus.repaying,
  unpaidServiceFee: 0,
  repaidServiceFee: 0,
  serviceFee: 0,
  repayOrder: { principal: 5000, interest: 300 },
  repayPlans: [instalment(1)],
  payments: [],
  receivedAt,
  ...change,
});
