import { afterAll, beforeAll, expect, it } from 'vitest';
import { ordinal } from '#domain/counting.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { discountPercent } from '#domain/peso.ts';
import { type Operations, openOperations } from './operations/operation-steps.ts';
import { lastLoanOf } from './borrower-steps.ts';

let world: Operations['world'];
let steps: Operations['steps'];
let wire: Operations['wire'];

beforeAll(async () => {
  ({ world, steps, wire } = await openOperations());
});
afterAll(() => world.close());

it('S5.6: three of four coupons of 150 pesos fit into the interest of a loan', async () => {
  const borrower = await world.control.borrower('coupons-up-to-interest');
  const { available } = await wire.call('getCoupons', {}, borrower);
  const ids = available.map(({ couponId }) => couponId);
  const price = (couponIds: string[]) => {
    const { creditOrderId } = borrower;
    return { creditOrderId, loanAmount: 5_000, term: 61, couponIds };
  };
  const plain = await wire.call('queryBorrowQuotaWithInput', price([]), borrower);
  expect(plain.calculation.interest).toBe(455);
  const priced = await wire.call('queryBorrowQuotaWithInput', price(ids.slice(0, 3)), borrower);
  expect(priced.couponDiscount).toBe(450);
  await expect(wire.call('queryBorrowQuotaWithInput', price(ids), borrower)).rejects.toThrow(
    'coupon',
  );
});

it('S9.6: a loan over 120 days has a fourth payment', async () => {
  const { installments } = await steps.pending(await world.control.borrower('four-payments'));
  expect(installments.map(({ period }) => ordinal(period, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
  ]);
});

it.each([
  ['paid-to-maya', payoutMethod.payMaya],
  ['paid-to-grabpay', payoutMethod.grabPay],
])('S3.16: %s has a loan that was paid out to that wallet', async (name, accountType) => {
  const borrower = await world.control.borrower(name);
  const { loans } = await wire.call('getHomepageData', {}, borrower);
  expect(loans).toMatchObject([{ status: 70, account: { accountType } }]);
});

it('S3.2: a payment can be due on the leap day, and is overdue from March 1', async () => {
  const borrower = await world.control.borrower('leap-day');
  const { installments } = await steps.pending(borrower);
  const [first] = installments;
  expect(first?.dueDate).toBe('2028-02-29');
  await world.control.advance(borrower, '20d');
  expect(await steps.detail(borrower)).toMatchObject({ status: 70 });
  await world.control.advance(borrower, '24h');
  expect(await steps.detail(borrower, lastLoanOf(borrower))).toMatchObject({ status: 75 });
});

it.each([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])(
  'S9.7: a re-offer shows %i percent off the interest',
  async (percent) => {
    const borrower = await world.control.borrower(`reoffer-${percent}`);
    const { creditOrderId } = borrower;
    const benefits = await wire.call('getReofferPopup', { creditOrderId }, borrower);
    const { before = 0, after = 0 } = benefits?.lowerInterest ?? {};
    expect(discountPercent(before, after)).toBe(percent);
  },
);
