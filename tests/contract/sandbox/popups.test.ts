import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { lenderOfFile } from './operations/operation-steps.ts';
import type { MadeBorrower } from './wire-client.ts';

const lender = await lenderOfFile();
const { control, now, wire } = lender;

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

it('G1, G2: a rating is due for 15 days after a second loan that was settled well, and stored once with any stars', async () => {
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
  const { steps } = lender;
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
