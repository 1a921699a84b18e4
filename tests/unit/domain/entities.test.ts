import { expect, it } from 'vitest';
import { Coupon } from '#domain/credit/coupon.ts';
import { CreditOrder, Rejection } from '#domain/credit/credit-order.ts';
import { LoanOrder } from '#domain/loans/loan-order.ts';
import { DeferralOrder, OperationState, RestructureOrder } from '#domain/operations/operation.ts';
import { CreditQuota } from '#domain/loans/quota.ts';
import { ReofferBenefits } from '#domain/credit/reoffer.ts';
import { InstalmentStatus, RepaymentPlan } from '#domain/payments/repayment-plan.ts';
import { AuthInfo, UserInfo } from '#domain/account/user.ts';

const { higherLimit, lowerInterest, extraDays } = ReofferBenefits.entries;

it.each<[string, { entries: object }, string]>([
  ['a loan order', LoanOrder, 'loanOrderId loanNumber status loanAmount amountReceived term'],
  ['a loan order', LoanOrder, 'processingFee interest repaymentPlan account dueDate'],
  ['a loan order', LoanOrder, 'overdueFee overdueDays totalLoanAmount'],
  ['a repayment plan', RepaymentPlan, 'installments totalOrderAmount totalInterest'],
  [
    'S3.2: an instalment',
    RepaymentPlan.entries.installments.item,
    'period dueDate paidAmount principal interest repayDate',
  ],
  ['a credit order', CreditOrder, 'creditOrderId status expired'],
  ['a quota', CreditQuota, 'minAmount maxAmount stepAmount totalLimit usedCredit'],
  ['a quota', CreditQuota, 'availableLimit validUntil'],
  ['a higher limit', higherLimit.wrapped, 'before after temporaryCredit expiresAt'],
  ['a lower interest', lowerInterest.wrapped, 'before after expiresAt'],
  ['more days', extraDays.wrapped, 'before after expiresAt'],
  ['a rejection', Rejection, 'freezeDays'],
  ['a coupon', Coupon, 'amount expiresOn minLoanAmount'],
  ['a rollover', DeferralOrder.pipe[0], 'deferralOrderId state'],
  ['a restructure', RestructureOrder, 'restructureOrderId state'],
  ['user auth info', AuthInfo, 'token mobile packageName userId userInfo'],
  ['user info', UserInfo, 'authInfo'],
  ['the auth info of a user', UserInfo.entries.authInfo, 'mobileHash'],
])(
  'S3.1, S3.2, S3.6, S3.8, S3.9, S3.10, S3.11, S3.13, S3.15, S3.22: %s has its fields',
  (_, { entries }, fields) => {
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(fields.split(' ')));
  },
);

it('S3.13, S3.22: an operation has three states', () =>
  expect(OperationState.options).toEqual(['INITIATED', 'CONFIRMED', 'COMPLETED']));

it('S4.4: an instalment is outstanding (5), overdue (10) or settled (15)', () =>
  expect(InstalmentStatus.options).toEqual([5, 10, 15]));
