import { day } from '#domain/constants.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import type { AtHome } from '#machines/home/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder, now, quota } from '#machines/samples/loans.ts';
import { instalment } from '#machines/samples/repayment.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives, type Outcome } from '#machines/walk/service.ts';
import { lateInstalment } from '#machines/samples/instalments.ts';

const inPayments = (first: ReturnType<typeof instalment>) => ({
  repaymentPlan: {
    installments: [first, instalment(2)],
    totalOrderAmount: 5300,
    totalInterest: 300,
  },
});

export const late = loanOrder({
  status: loanStatus.overdue,
  dueDate: '2023-11-10',
  overdueDays: 5,
  overdueFee: 125,
  ...inPayments(lateInstalment),
});

export const repaying = (
  loanOrderId: string,
  change: Partial<LoanOrder> & Pick<LoanOrder, 'dueDate'>,
) =>
  loanOrder({
    loanOrderId,
    status: loanStatus.repaying,
    ...inPayments(instalment(1, { dueDate: change.dueDate })),
    ...change,
  });

export const withLoans = (
  loans: LoanOrder[],
  closed: CreditQuota['closed'] = null,
  usedCredit = 5000,
  noted: AtHome['noted'] = {},
): Outcome =>
  gives({
    credit: creditOrder({ status: creditStatus.approved }),
    quota: quota({ closed, usedCredit, availableLimit: 10_000 - usedCredit }),
    loans,
    noted,
    receivedAt: now,
  });

export const atHome = (name: string, getHomepageData: Outcome, purpose?: string): Situation => ({
  name,
  purpose,
  path: 'juan/getHomepageData=own',
  answers: { getHomepageData },
});

export const overdue = { reason: 'overdue', loanOrderId: 'loan-1', amount: 2775 } as const;

export const paidAt = (centavos: number) => [
  {
    name: '7-Eleven',
    accountNumber: '711012345678',
    centavos,
    paidAt: now - day,
    postsAt: now + day,
  },
];
