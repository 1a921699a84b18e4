import { expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { hour } from '#domain/constants.ts';
import { addDays, startOfManilaDay } from '#domain/dates.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { lenderOfFile } from './operations/operation-steps.ts';
import type { MadeBorrower } from './wire-client.ts';

const { control, now, steps, wire } = await lenderOfFile();

const couponsOf = async (borrower: MadeBorrower) => wire.call('getCoupons', {}, borrower);
async function couponOf(borrower: MadeBorrower, pesos: number) {
  const coupon = (await couponsOf(borrower)).available.find(({ amount }) => amount === pesos);
  if (!coupon) throw new Error('no coupon');
  return coupon;
}

it('C1: coupons are returned in two lists, with the reason and the loan of each unusable one', async () => {
  const borrower = await control.borrower('coupons-of-every-kind');
  const { available, unavailable } = await couponsOf(borrower);
  expect(available).toMatchObject([{ amount: 100, givenBackBy: null }]);
  const why = unavailable.map((one) => [one.amount, one.reason, one.loanNumber !== null]);
  expect(new Set(why.map(String))).toEqual(
    new Set(['50,used,true', '60,reserved,true', '80,expired,false', '90,aboveLimit,false']),
  );
});

it('C2: a coupon changes the disclosure and its effective rate', async () => {
  const borrower = await control.borrower('approved-with-coupons');
  const { couponId } = await couponOf(borrower, 100);
  const priced = async (couponIds: string[]) => {
    const choice = await steps.application(borrower, { couponIds });
    const offer = await wire.call('queryBorrowQuotaWithInput', choice, borrower);
    return disclose(offer, '2026-05-01');
  };
  const before = await priced([]);
  const cheaper = await priced([couponId]);
  expect(cheaper).toMatchObject({ couponDiscount: 100, totalToRepay: before.totalToRepay - 100 });
  expect(cheaper.effectiveMonthlyRate).toBeLessThan(before.effectiveMonthlyRate ?? 0);
});

it('C3: a coupon is reserved by one of two applications, and used after the payout', async () => {
  const borrower = await control.borrower('approved-with-coupons');
  const { couponId } = await couponOf(borrower, 100);
  const data = await steps.application(borrower, { couponIds: [couponId] });
  const apply = async () => wire.code('applyOrder', data, borrower);
  const refused = assumedCodes.loanPending;
  expect((await Promise.all([apply(), apply()])).toSorted()).toEqual([0, refused]);
  const reason = async () =>
    (await couponsOf(borrower)).unavailable.find((one) => one.couponId === couponId)?.reason;
  expect(await reason()).toBe('reserved');
  await control.advance(borrower, '2h');
  expect(await reason()).toBe('used');
});

it('C3: a coupon is usable again if its loan has no payout', async () => {
  const borrower = await control.borrower('coupon-given-back');
  const { orders } = await wire.call('myOrders', {}, borrower);
  expect(await couponsOf(borrower)).toMatchObject({
    unavailable: [],
    available: [{ amount: 100, givenBackBy: orders[0]?.loanNumber }],
  });
});

it('C3: a coupon is usable until the end of its last day', async () => {
  const borrower = await control.borrower('approved-with-coupons');
  const { expiresOn } = await couponOf(borrower, 50);
  const hours = (startOfManilaDay(addDays(expiresOn, 1)) - now()) / hour;
  await control.advance(borrower, `${hours * 60 - 1}m`);
  expect((await couponOf(borrower, 50)).amount).toBe(50);
  await control.advance(borrower, '1m');
  await expect(couponOf(borrower, 50)).rejects.toThrow('no coupon');
});
