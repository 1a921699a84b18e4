import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoanCalculation } from '#domain/loans/loan-calculation.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { serviceFeeRequestOf } from '#domain/loans/service-fee.ts';
import { RepaymentDetail } from '#domain/payments/repayment.ts';
import {
  amountOfFirst,
  isValidRepayment,
  repaymentRequestOf,
} from '#domain/payments/repayment-check.ts';
import { instalmentDue, instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { detail as detailOf, instalment, payment, pending } from '#machines/samples/repayment.ts';
import { forAll } from '#tests/for-all.ts';

const { calculateInfo: calculation } = pending();

const notPesos = fc.constantFrom<unknown>('100', 1.5, -1, null, undefined, Number.NaN, 2 ** 53, {});

describe('LoanCalculation', () => {
  it('S3.3: accepts four whole amounts and a plan', () => {
    expect(v.is(LoanCalculation, calculation)).toBe(true);
  });

  it.each([
    null,
    'text',
    {},
    { ...calculation, repayPlans: [] },
    { ...calculation, repayPlans: [null] },
    { ...calculation, repayPlans: [{ period: 1.5, dueDate: '2026-05-01' }] },
    { ...calculation, repayPlans: [{ period: 1, dueDate: '2026-02-29' }] },
  ])('S5.10: rejects %j', (input) => {
    expect(v.is(LoanCalculation, input)).toBe(false);
  });

  it('S5.10: rejects an amount that is not a whole number of pesos', () => {
    const amounts = ['loanAmount', 'lendingAmount', 'interest', 'processingFee'];
    forAll(fc.constantFrom(...amounts), notPesos, (key, bad) => {
      expect(v.is(LoanCalculation, { ...calculation, [key]: bad })).toBe(false);
    });
  });
});

describe('isValidRepayment', () => {
  const request = {
    loanOrderId: 'loan-1',
    checkedPeriod: 2,
    cardNumber: '09171234567',
    calculateInfo: calculation,
    mockPeriods: [1, 2],
    amount: 2120,
  };

  it('S3.4: accepts a request for two instalments', () => {
    expect(isValidRepayment(request)).toBe(true);
  });

  it.each([
    null,
    { ...request, loanOrderId: '' },
    { ...request, checkedPeriod: '2' },
    { ...request, checkedPeriod: 1.5 },
    { ...request, cardNumber: '123456789' },
    { ...request, cardNumber: '1'.repeat(21) },
    { ...request, cardNumber: '•••••••4567' },
    { ...request, calculateInfo: { ...calculation, interest: '300' } },
    { ...request, calculateInfo: { ...calculation, repayPlans: [] } },
    { ...request, mockPeriods: [] },
    { ...request, mockPeriods: [1, 1.5] },
    { ...request, mockPeriods: ['1', '2'] },
    { ...request, amount: 0 },
    { ...request, amount: '2120' },
    { ...request, mockPeriods: [1, 2, 3] },
    { ...request, mockPeriods: [2, 1, 2] },
    { ...request, mockPeriods: [2, 2] },
  ])('S5.11: rejects %j', (input) => {
    expect(isValidRepayment(input)).toBe(false);
  });
});

describe('repaymentRequestOf', () => {
  const anyPending = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([first, count]) => {
      const installments = Array.from({ length: count }, (_, index) => instalment(first + index));
      return pending({ installments, totalDue: instalmentTotals(installments).remaining });
    });

  it('returns a request for the first instalments that passes the check', () => {
    forAll(anyPending, fc.nat(), (due, seed) => {
      const count = (seed % due.installments.length) + 1;
      const made = repaymentRequestOf(due, count);
      expect(made.ok && isValidRepayment(made.value)).toBe(true);
      expect(made.ok && made.value.mockPeriods).toEqual(
        due.installments.slice(0, count).map(({ period }) => period),
      );
      expect(made.ok && made.value.amount).toBe(amountOfFirst(due, count));
    });
  });

  it('refuses an invalid count', () => {
    forAll(anyPending, (due) => {
      const { length } = due.installments;
      for (const count of [0, -1, 0.5, 1.5, Number.NaN, length + 1, Infinity]) {
        expect(repaymentRequestOf(due, count)).toEqual({ ok: false, reason: 'badCount' });
      }
    });
  });

  it('requests the sum of the instalments, and the total due for all of them', () => {
    forAll(anyPending, (due) => {
      const counts = due.installments.map((_, index) => index + 1);
      expect(amountOfFirst(due, 0)).toBe(0);
      expect(amountOfFirst(due, counts.length)).toBe(due.totalDue);
      for (const count of counts) {
        const last = due.installments[count - 1];
        expect(amountOfFirst(due, count) - amountOfFirst(due, count - 1)).toBe(
          last && instalmentDue(last),
        );
      }
    });
  });
});

describe('RepaymentDetail', () => {
  const detail = detailOf({
    repayPlans: [instalment(1), instalment(2, { repayDate: '2026-05-01' })],
    payments: [payment()],
  });
  const withPlan = (change: object) => ({
    ...detail,
    repayPlans: [{ ...instalment(1), ...change }],
  });

  it('S3.2, S3.5: accepts instalments with and without a day of payment', () => {
    expect(v.is(RepaymentDetail, detail)).toBe(true);
  });

  it.each([
    undefined,
    { ...detail, status: 71 },
    { ...detail, serviceFee: '250' },
    { ...detail, unpaidServiceFee: 0.5, repaidServiceFee: -1 },
    { ...detail, repayOrder: { principal: 1000 } },
    { ...detail, repayOrder: null },
    { ...detail, repayPlans: [] },
    withPlan({ period: 0 }),
    withPlan({ paidAmount: '0' }),
    withPlan({ principal: 1.5, interest: null }),
    withPlan({ repayDate: '2026-13-01' }),
    withPlan({ repayDate: '' }),
    withPlan({ dueDate: '2025-02-29' }),
    withPlan({ status: 20 }),
    { ...detail, payments: null },
    { ...detail, payments: [{ ...payment(), amount: '1' }] },
  ])('S5.12: rejects %j', (input) => {
    expect(v.is(RepaymentDetail, input)).toBe(false);
  });
});

it.each(Object.values(loanStatus))(
  'O12: a loan with status %i requests its service fee only while it is to be repaid and the fee is unpaid',
  (status) => {
    const request = (unpaidServiceFee: number) =>
      serviceFeeRequestOf({ loanOrderId: 'loan-1', status, unpaidServiceFee });
    const isPayable = status === loanStatus.repaying || status === loanStatus.overdue;
    expect(request(187)).toEqual(isPayable ? { loanOrderId: 'loan-1', amount: 187 } : null);
    expect(request(0)).toBeNull();
  },
);
