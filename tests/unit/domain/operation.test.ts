import { describe, expect, it } from 'vitest';
import { describeLocation, successLocation } from '#domain/operations/operation-pages.ts';
import { priceOfRestructure, priceOfRollover } from '#domain/operations/operation-price.ts';
import { hrefOf } from '#domain/pages.ts';
import { deferral } from '#machines/samples/operations.ts';
import { restructureOrder } from '#machines/samples/restructure.ts';

describe('the pages of an operation', () => {
  it('S2.8, S2.22: have the order’s id in their address, in the parameter of its kind', () => {
    const orders = (['rollover', 'restructure'] as const).map((kind) => ({
      kind,
      orderId: 'id-1',
    }));
    expect(orders.map((order) => hrefOf(describeLocation(order)))).toEqual([
      '/repay/rollover_describe?deferralOrderId=id-1',
      '/repay/restructure_describe?restructureOrderId=id-1',
    ]);
    expect(orders.map((order) => hrefOf(successLocation(order)))).toEqual([
      '/repay/operation_success?deferralOrderId=id-1',
      '/repay/operation_success?restructureOrderId=id-1',
    ]);
  });
});

describe('an operation, priced as a loan of its own,', () => {
  it('lends the postponed principal in a rollover, minus the fee', () => {
    const [first] = deferral().schedule;
    if (!first) throw new Error('the sample has no instalment');
    const schedule = [first, { ...first, period: 2, dueDate: '2024-01-18', interest: 150 }];
    expect(priceOfRollover(deferral({ schedule }))).toEqual({
      calculation: {
        loanAmount: 5000,
        lendingAmount: 4740,
        interest: 450,
        processingFee: 260,
        repayPlans: [
          { period: 1, dueDate: '2023-12-18' },
          { period: 2, dueDate: '2024-01-18' },
        ],
      },
      couponDiscount: 0,
      schedule,
    });
  });

  it('lends the balance in a restructure, and its carried fees bear no interest', () => {
    const { calculation, couponDiscount, schedule } = priceOfRestructure(restructureOrder());
    expect(calculation).toMatchObject({
      loanAmount: 4928,
      lendingAmount: 4879,
      interest: 300,
      processingFee: 49,
    });
    expect(couponDiscount).toBe(0);
    const sum = (part: 'principal' | 'interest') =>
      schedule.reduce((total, one) => total + one[part], 0);
    expect([sum('principal'), sum('interest')]).toEqual([4928, 300]);
  });
});
