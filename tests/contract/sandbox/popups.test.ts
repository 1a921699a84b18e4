import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { hour, second } from '#domain/constants.ts';
import { addDays, startOfManilaDay } from '#domain/dates.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { lenderOfFile } from './operations/operation-steps.ts';
import type { MadeBorrower } from './wire-client.ts';

const { control, now, steps, wire } = await lenderOfFile();

const windowsOf = async (borrower: MadeBorrower) => wire.call('loanWindowConfig', {}, borrower);
const offerOf = async ({ token, creditOrderId }: MadeBorrower) =>
  wire.call('getReofferPopup', { creditOrderId }, { token });

async function shortestLoan(borrower: MadeBorrower) {
  const { creditOrderId } = borrower;
  const quota = await wire.call('queryBorrowQuota', { creditOrderId }, borrower);
  const [term = 0] = quota.terms;
  const choice = { creditOrderId, loanAmount: 5_000, term, couponIds: [] };
  const offer = await wire.call('queryBorrowQuotaWithInput', choice, borrower);
  const { hash, html, version } = await wire.call('loanContractPreview', choice, borrower);
  const agreement = { hash, version, agreedAt: now(), language: 'en' };
  const total = offer.calculation.loanAmount + offer.calculation.interest;
  return { quota, choice, term, offer, html, application: { ...choice, agreement }, total };
}

describe('better terms', () => {
  it('S2.16, F1: apply to quota, price and agreement, and stop applying when they expire', async () => {
    const borrower = await control.borrower('reoffer');
    const before = await shortestLoan(await control.borrower('approved'));
    expect(await windowsOf(borrower)).toMatchObject({ reoffer: true, reofferQuietDays: 7 });
    const { higherLimit, lowerInterest, extraDays, total } = (await offerOf(borrower)) ?? {};
    const after = await shortestLoan(borrower);
    expect(higherLimit).toMatchObject({ before: 10_000, after: 12_000, temporaryCredit: 2_000 });
    expect(after.quota).toMatchObject({ totalLimit: 12_000, maxAmount: 12_000 });
    expect(extraDays).toMatchObject({ before: before.term, after: after.term });
    expect(total).toEqual({ loanAmount: 5_000, before: before.total, after: after.total });
    const { interest } = after.offer.calculation;
    expect(interest).toBe(before.offer.calculation.interest * 0.8);
    const perMonth = formatPercent(((lowerInterest?.after ?? 0) * 30) / 1_000_000);
    for (const words of [formatPeso(interest), perMonth]) expect(after.html).toContain(words);
    expect(before.html).not.toContain(perMonth);

    await control.advance(borrower, '24h');
    expect(await offerOf(borrower)).toMatchObject({ extraDays: null });
    expect((await shortestLoan(borrower)).term).toBe(before.term);
    // An agreement that was read before is refused.
    const late = await wire.code('applyOrder', after.application, borrower);
    expect(late).toBe(assumedCodes.amountNotOffered);
    await control.advance(borrower, '24h');
    const { quota, total: later } = await shortestLoan(borrower);
    expect([quota.totalLimit, later]).toEqual([12_000, before.total]);
    await control.advance(borrower, '24h');
    expect((await shortestLoan(borrower)).quota).toMatchObject({ maxAmount: 10_000 });
    expect(await offerOf(borrower)).toBeNull();
    expect(await windowsOf(borrower)).toMatchObject({ reoffer: false });
  });

  it('F2: remain valid for a loan that was borrowed on them, and are not offered to a borrower with a late loan', async () => {
    const borrower = await control.borrower('reoffer');
    const { application, offer, term } = await shortestLoan(borrower);
    await wire.call('applyOrder', application, borrower);
    await control.advance(borrower, '2m');
    const { orders } = await wire.call('myOrders', {}, borrower);
    const { interest } = offer.calculation;
    const { dueDate } = offer.schedule[0] ?? {};
    expect(orders).toMatchObject([{ status: 70, term, interest, dueDate }]);
    const late = await control.borrower('loan-75');
    const none = { reoffer: false, coupon: false, rating: false };
    expect(await windowsOf(late)).toMatchObject(none);
    const { creditOrderId } = late;
    const answer = await wire.call('checkReoffer', { creditOrderId }, late);
    expect(answer).toEqual({ available: false });
  });
});

it('C4: announced coupons are shown for three days', async () => {
  const borrower = await control.borrower('coupon-popup');
  const news = async () => wire.call('getCouponPopup', {}, borrower);
  expect(await news()).toMatchObject({ coupons: [{ amount: 100 }] });
  expect(await windowsOf(borrower)).toMatchObject({ coupon: true });
  await control.advance(borrower, '72h');
  expect(await news()).toBeNull();
});

it('G1, G2: a rating is due for 14 days after a second loan that was settled well, and stored once with any stars', async () => {
  for (const stars of [1, 5]) {
    const borrower = await control.borrower('rating-due');
    const due = async () => (await windowsOf(borrower)).rating;
    expect(await due()).toBe(true);
    const [loanOrderId] = borrower.loanOrderIds;
    const rating = { stars, comment: 'Quick.', loanOrderId };
    const rate = async () => wire.call('userSubmitRating', rating, borrower);
    const { storeUrl } = await rate();
    expect(storeUrl).toMatch(/^https:\/\/play\.google\.com\//);
    expect(await rate()).toEqual({ storeUrl });
    expect(await due()).toBe(false);
    const other = await control.borrower('rating-due');
    expect(await wire.code('userSubmitRating', rating, other)).toBe(assumedCodes.notFound);
    await control.advance(other, '15d');
    expect(await windowsOf(other)).toMatchObject({ rating: false });
  }
  for (const scenario of ['loan-80', 'credit-18', 'approved']) {
    expect(await windowsOf(await control.borrower(scenario))).toMatchObject({ rating: false });
  }
});

it('F2, G1: an open ticket stops better terms and the rating, but not coupons, until it is resolved', async () => {
  for (const [scenario, name] of [
    ['reoffer', 'reoffer'],
    ['rating-due', 'rating'],
    ['coupon-popup', 'coupon'],
  ] as const) {
    const borrower = await control.borrower(scenario);
    const { creditOrderId, mobile } = borrower;
    const state = async () => ({
      window: (await windowsOf(borrower))[name],
      terms: (await wire.call('checkReoffer', { creditOrderId }, borrower)).available,
    });
    const before = await state();
    expect(before.window).toBe(true);
    const { ticketId } = await wire.call('saveFeedback', steps.ticket({}), borrower);
    expect(await state()).toEqual({ window: name === 'coupon', terms: false });
    const reply = { mobile, ticketId, text: 'Posted.', resolve: true };
    await control.ask('POST', 'tickets/reply', reply);
    expect(await state()).toEqual(before);
  }
});

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
  const givenBackBy = orders[0]?.loanNumber;
  const { available, unavailable } = await couponsOf(borrower);
  expect(unavailable).toEqual([]);
  expect(available).toMatchObject([{ amount: 100, givenBackBy, waitsForAccount: true }]);
  await control.advance(borrower, '8d');
  const [coupon] = (await couponsOf(borrower)).available;
  expect(coupon).toMatchObject({ amount: 100, givenBackBy });
  expect(coupon?.waitsForAccount).toBeUndefined();
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

it('C3: a coupon that expires while its loan waits for the money is not promised again', async () => {
  const borrower = await control.borrower('approved-with-coupons');
  const { couponId, expiresOn } = await couponOf(borrower, 50);
  const reason = async () =>
    (await couponsOf(borrower)).unavailable.find((one) => one.couponId === couponId)?.reason;
  const rest = Math.floor((startOfManilaDay(addDays(expiresOn, 1)) - now()) / second);
  await control.advance(borrower, `${Math.floor(rest / 60) - 1}m`);
  await control.advance(borrower, `${(rest % 60) + 50}s`);
  const data = await steps.application(borrower, { couponIds: [couponId] });
  expect(await wire.code('applyOrder', data, borrower)).toBe(0);
  expect(await reason()).toBe('reserved');
  await control.advance(borrower, '11s');
  const { orders } = await wire.call('myOrders', {}, borrower);
  expect(orders[0]?.status).toBeLessThan(loanStatus.repaying);
  expect(await reason()).toBe('used');
});
