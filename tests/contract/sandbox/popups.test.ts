import { describe, expect, it } from 'vitest';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { sandboxOfFile } from './sandbox-server.ts';
import type { MadeBorrower } from './wire-client.ts';

const { control, sandbox, wire } = await sandboxOfFile();

const windowsOf = (borrower: MadeBorrower) => wire.call('loanWindowConfig', {}, borrower);
const offerOf = ({ token, creditOrderId }: MadeBorrower) =>
  wire.call('getReofferPopup', { creditOrderId }, { token });
const quotaOf = ({ token, creditOrderId }: MadeBorrower) =>
  wire.call('queryBorrowQuota', { creditOrderId }, { token });

async function shortestLoan(borrower: MadeBorrower) {
  const { creditOrderId } = borrower;
  const [term = 0] = (await quotaOf(borrower)).terms;
  const choice = { creditOrderId, loanAmount: 5_000, term, couponIds: [] };
  const [offer, agreement] = await Promise.all([
    wire.call('queryBorrowQuotaWithInput', choice, borrower),
    wire.call('loanContractPreview', choice, borrower),
  ]);
  const total = offer.calculation.loanAmount + offer.calculation.interest;
  return { choice, term, offer, agreement, total };
}

describe('better terms', () => {
  it('F1, S2.16: apply to quota, price and agreement, and stop applying when they expire', async () => {
    const plain = await control.borrower('approved');
    const borrower = await control.borrower('reoffer');
    expect(await windowsOf(plain)).toMatchObject({ reoffer: false });
    expect(await windowsOf(borrower)).toMatchObject({ reoffer: true, reofferQuietDays: 7 });
    const offered = await offerOf(borrower);
    const before = await shortestLoan(plain);
    const after = await shortestLoan(borrower);
    const { higherLimit, lowerInterest, extraDays, total } = offered ?? {};

    expect(higherLimit).toMatchObject({ before: 10_000, after: 12_000, temporaryCredit: 2_000 });
    expect(await quotaOf(borrower)).toMatchObject({ totalLimit: 12_000, maxAmount: 12_000 });
    expect(extraDays).toMatchObject({ before: before.term, after: after.term });
    expect(total).toEqual({ loanAmount: 5_000, before: before.total, after: after.total });
    expect(after.offer.calculation.interest).toBe(before.offer.calculation.interest * 0.8);
    expect(after.agreement.html).toContain(formatPeso(after.offer.calculation.interest));
    const perMonth = ((lowerInterest?.after ?? 0) * 30) / 1_000_000;
    expect(after.agreement.html).toContain(formatPercent(perMonth));
    expect(before.agreement.html).not.toContain(formatPercent(perMonth));

    await control.advance(borrower, '24h');
    expect(await offerOf(borrower)).toMatchObject({ extraDays: null });
    expect((await shortestLoan(borrower)).term).toBe(before.term);
    await control.advance(borrower, '24h');
    const later = await shortestLoan(borrower);
    expect(later.total).toBe(before.total);
    expect(await quotaOf(borrower)).toMatchObject({ totalLimit: 12_000 });
    await control.advance(borrower, '24h');
    expect(await quotaOf(borrower)).toMatchObject({ totalLimit: 10_000, maxAmount: 10_000 });
    expect(await offerOf(borrower)).toBeNull();
    expect(await windowsOf(borrower)).toMatchObject({ reoffer: false });
  });

  it('F2: stay with a loan that was taken on them; an agreement that was read before they expired is refused afterwards', async () => {
    const borrower = await control.borrower('reoffer');
    const { choice, agreement, offer } = await shortestLoan(borrower);
    const { hash, version } = agreement;
    const consent = { hash, version, agreedAt: sandbox.now(), language: 'en' };
    const late = await control.borrower('reoffer');
    const read = await shortestLoan(late);
    await control.advance(late, '24h');
    const given = { ...consent, hash: read.agreement.hash };
    const refused = { ...read.choice, agreement: given };
    expect(await wire.code('applyOrder', refused, late)).toBe(402002);

    await wire.call('applyOrder', { ...choice, agreement: consent }, borrower);
    await control.advance(borrower, '2m');
    const { orders } = await wire.call('myOrders', {}, borrower);
    const { interest, lendingAmount } = offer.calculation;
    expect(orders).toMatchObject([
      { status: 70, term: choice.term, interest, amountReceived: lendingAmount },
    ]);
    expect(orders[0]?.dueDate).toBe(offer.schedule[0]?.dueDate);
    expect(await windowsOf(borrower)).toMatchObject({ coupon: false });
  });

  it('F2: are not offered to a borrower with a late loan', async () => {
    const borrower = await control.borrower('loan-75');
    expect(await windowsOf(borrower)).toMatchObject({
      reoffer: false,
      coupon: false,
      rating: false,
    });
    const { creditOrderId } = borrower;
    const { available } = await wire.call('checkReoffer', { creditOrderId }, borrower);
    expect(available).toBe(false);
  });
});

describe('announced coupons', () => {
  it('C4: are shown for three days after the lender announced them', async () => {
    const borrower = await control.borrower('coupon-popup');
    const news = () => wire.call('getCouponPopup', {}, borrower);
    expect(await news()).toMatchObject({ coupons: [{ amount: 100 }] });
    expect(await windowsOf(borrower)).toMatchObject({ coupon: true });
    await control.advance(borrower, '72h');
    expect(await news()).toBeNull();
    const other = await control.borrower('approved-with-coupons');
    expect(await wire.call('getCouponPopup', {}, other)).toBeNull();
  });
});

describe('ratings', () => {
  it('G1: are due after a second loan that was settled well, and no longer 15 days later', async () => {
    const borrower = await control.borrower('rating-due');
    expect(await windowsOf(borrower)).toMatchObject({ rating: true });
    await control.advance(borrower, '15d');
    expect(await windowsOf(borrower)).toMatchObject({ rating: false });
    for (const scenario of ['loan-80', 'loan-75', 'credit-18', 'approved']) {
      expect(await windowsOf(await control.borrower(scenario))).toMatchObject({ rating: false });
    }
  });

  it.each([1, 5])('G2: are stored with %i stars, and return the store’s page', async (stars) => {
    const borrower = await control.borrower('rating-due');
    const [loanOrderId = ''] = borrower.loanOrderIds;
    const rating = { stars, comment: 'Quick.', loanOrderId };
    const { storeUrl } = await wire.call('userSubmitRating', rating, borrower);
    expect(storeUrl).toMatch(/^https:\/\/play\.google\.com\//);
    expect(await windowsOf(borrower)).toMatchObject({ rating: false });
    // A repeated request is accepted too.
    await wire.call('userSubmitRating', rating, borrower);
    const other = await control.borrower('rating-due');
    const foreign = { ...rating, loanOrderId: other.loanOrderIds[0] ?? '' };
    expect(await wire.code('userSubmitRating', foreign, borrower)).not.toBe(0);
  });
});
