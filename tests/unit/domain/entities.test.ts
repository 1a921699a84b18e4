import { expect, it } from 'vitest';
import { Coupon } from '#domain/credit/coupon.ts';
import { CreditOrder, Rejection } from '#domain/credit/credit-order.ts';
import { LoanOrder } from '#domain/loans/loan-order.ts';
import { DeferralOrder, OperationState, RestructureOrder } from '#domain/operations/operation.ts';
import { CreditQuota } from '#domain/loans/quota.ts';
import { ReofferBenefits } from '#domain/credit/reoffer.ts';
import { InstalmentStatus, RepaymentPlan } from '#domain/payments/repayment-plan.ts';
import { AuthInfo, UserInfo } from '#domain/account/user.ts';

type Entity = { entries: Record<string, unknown> };

/** The fields that an entity lacks. */
const lacks = ({ entries }: Entity, fields: string): string[] =>
  fields.split(' ').filter((field) => !(field in entries));

it('S3.1: a loan order has its status, amounts, term, plan, account and late amounts', () => {
  expect(
    lacks(LoanOrder, 'loanOrderId loanNumber status loanAmount amountReceived term processingFee'),
  ).toEqual([]);
  expect(
    lacks(
      LoanOrder,
      'interest repaymentPlan account dueDate overdueFee overdueDays totalLoanAmount',
    ),
  ).toEqual([]);
});

it('S3.2: a repayment plan has its instalments and totals, each instalment its dates and parts', () => {
  expect(lacks(RepaymentPlan, 'installments totalOrderAmount totalInterest')).toEqual([]);
  const { item } = RepaymentPlan.entries.installments;
  expect(lacks(item, 'period dueDate paidAmount principal interest repayDate')).toEqual([]);
});

it('S3.6: a credit order has its id, its status, and whether it expired', () =>
  expect(lacks(CreditOrder, 'creditOrderId status expired')).toEqual([]));

it('S3.8: a quota has the grid of amounts, the limit with what is used and left, and its last day', () =>
  expect(
    lacks(
      CreditQuota,
      'minAmount maxAmount stepAmount totalLimit usedCredit availableLimit validUntil',
    ),
  ).toEqual([]));

it('S3.9: a re-offer has three benefits, each with the end of its countdown', () => {
  const { higherLimit, lowerInterest, extraDays } = ReofferBenefits.entries;
  expect(lacks(higherLimit.wrapped, 'before after temporaryCredit expiresAt')).toEqual([]);
  expect(lacks(lowerInterest.wrapped, 'before after expiresAt')).toEqual([]);
  expect(lacks(extraDays.wrapped, 'before after expiresAt')).toEqual([]);
});

it('S3.10: a rejection has its number of freeze days', () =>
  expect(lacks(Rejection, 'freezeDays')).toEqual([]));

it('S3.11: a coupon has its amount, its expiry and its rules', () =>
  expect(lacks(Coupon, 'amount expiresOn minLoanAmount')).toEqual([]));

it('S3.13, S3.22: a rollover and a restructure have ids of their own, and three states', () => {
  expect(lacks(DeferralOrder.pipe[0], 'deferralOrderId state')).toEqual([]);
  expect(lacks(RestructureOrder, 'restructureOrderId state')).toEqual([]);
  expect(OperationState.options).toEqual(['INITIATED', 'CONFIRMED', 'COMPLETED']);
});

it('S3.15: user auth info has token, mobile, package and user, and the hash of the mobile', () => {
  expect(lacks(AuthInfo, 'token mobile packageName userId userInfo')).toEqual([]);
  expect(lacks(UserInfo, 'authInfo')).toEqual([]);
  expect(lacks(UserInfo.entries.authInfo, 'mobileHash')).toEqual([]);
});

it('S4.4: an instalment is outstanding (5), overdue (10) or settled (15)', () =>
  expect(InstalmentStatus.options).toEqual([5, 10, 15]));
