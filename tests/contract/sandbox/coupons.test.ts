import { describe, expect, it } from 'vitest';
import { hour } from '#domain/constants.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { addDays, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { borrowerSteps } from './borrower-steps.ts';
import { sandboxOfFile } from './sandbox-server.ts';
import type { MadeBorrower } from './wire-client.ts';

const { control, sandbox, wire } = await sandboxOfFile();

const couponsOf = (borrower: MadeBorrower) => wire.call('getCoupons', {}, borrower);

const { application } = borrowerSteps({ wire, control });

describe('coupons', () => {
  it('C1: are returned in two lists, with the reason for each unusable one', async () => {
    const borrower = await control.borrower('coupons-of-every-kind');
    const { available, unavailable } = await couponsOf(borrower);
    expect(available).toMatchObject([{ amount: 100, givenBackBy: null }]);
    expect(new Map(unavailable.map(({ amount, reason }) => [amount, reason]))).toEqual(
      new Map([
        [50, 'used'],
        [60, 'reserved'],
        [80, 'expired'],
        [90, 'aboveLimit'],
      ]),
    );
    for (const { reason, loanNumber } of unavailable) {
      expect(loanNumber !== null).toBe(reason === 'used' || reason === 'reserved');
    }
  });

  it('C2: change the disclosure and its effective rate, which are unchanged without a coupon', async () => {
    const borrower = await control.borrower('approved-with-coupons');
    const coupon = (await couponsOf(borrower)).available.find(({ amount }) => amount === 100);
    const { creditOrderId } = borrower;
    const priced = async (couponIds: string[]) => {
      const choice = { creditOrderId, loanAmount: 5_000, term: 61, couponIds };
      const offer = await wire.call('queryBorrowQuotaWithInput', choice, borrower);
      return disclose(offer, '2026-05-01');
    };
    const before = await priced([]);
    const cheaper = await priced([coupon?.couponId ?? '']);
    expect(cheaper).toMatchObject({ couponDiscount: 100, totalToRepay: before.totalToRepay - 100 });
    expect(cheaper.effectiveMonthlyRate).toBeLessThan(before.effectiveMonthlyRate ?? 0);
    expect(await priced([])).toEqual(before);
  });

  it('C3: are reserved while their loan is under way, and used after its payout', async () => {
    const borrower = await control.borrower('approved-with-coupons');
    const usable = (await couponsOf(borrower)).available.filter(({ amount }) => amount <= 100);
    const ids = usable.map(({ couponId }) => couponId);
    await wire.call('applyOrder', await application(borrower, { couponIds: ids }), borrower);
    const reasonsOf = async () =>
      (await couponsOf(borrower)).unavailable
        .filter(({ couponId }) => ids.includes(couponId))
        .map(({ reason }) => reason);
    expect(await reasonsOf()).toEqual(['reserved', 'reserved']);
    sandbox.pass(24 * hour);
    await control.advance(borrower, '2h');
    expect(await reasonsOf()).toEqual(['used', 'used']);
  });

  it('C3: are given back for another use by a loan without a payout', async () => {
    const borrower = await control.borrower('coupon-given-back');
    const { orders } = await wire.call('myOrders', {}, borrower);
    const { available, unavailable } = await couponsOf(borrower);
    expect(unavailable).toEqual([]);
    expect(available).toMatchObject([{ amount: 100, givenBackBy: orders[0]?.loanNumber }]);
  });

  it('C3: are accepted by only one of two applications with the same coupon', async () => {
    const borrower = await control.borrower('approved-with-coupons');
    const coupon = (await couponsOf(borrower)).available.find(({ amount }) => amount === 100);
    const data = await application(borrower, { couponIds: [coupon?.couponId ?? ''] });
    const codes = await Promise.all([
      wire.code('applyOrder', data, borrower),
      wire.code('applyOrder', data, borrower),
    ]);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });

  it('C3: are usable until the end of their last day', async () => {
    const borrower = await control.borrower('approved-with-coupons');
    const coupon = (await couponsOf(borrower)).available.find(({ amount }) => amount === 50);
    const end = startOfManilaDay(addDays(coupon?.expiresOn ?? manilaDay(0), 1)) - sandbox.now();
    const isThere = async () =>
      (await couponsOf(borrower)).available.some(({ amount }) => amount === 50);
    await control.advance(borrower, `${Math.floor(end / 60_000) - 1}m`);
    expect(await isThere()).toBe(true);
    await control.advance(borrower, '3m');
    expect(await isThere()).toBe(false);
  });
});
