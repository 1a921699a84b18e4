import { describe, expect, it, vi } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import { popupsPorts } from '#app/popups/provider.ts';
import { createTabRecords } from '#services/storage/tab-records.ts';
import { memoryArea, windowWith } from '#tests/model/app/memory-area.ts';
import { applyIntent, coupons, now } from '#tests/model/samples/loans.ts';
import { benefits } from '#tests/model/samples/popups.ts';
import { type Lender, phoneWith, signal } from './lender.ts';

const homepage = { credit: null, quota: null, loans: [] };
const { userKey } = applyIntent;

function open(lender: Lender = {}) {
  const phone = phoneWith({ getHomepageData: homepage, ...lender });
  const store = vi.fn<(url: string) => Promise<{ leaving: boolean }>>(async () => ({
    leaving: true,
  }));
  const records = createTabRecords(windowWith(memoryArea()));
  const ports = popupsPorts({ ...phone.services, shell: { store }, records });
  const look = (of = userKey) => ports.lookAround({ userKey: of }, signal);
  return { ...phone, ports, look, store };
}

describe('what popups go by', () => {
  it('is nothing at first', async () => {
    await expect(open().look()).resolves.toEqual({
      homepage,
      moneyOpen: false,
      reofferDeclinedAt: null,
      couponsShown: false,
      ratingAsked: null,
      receivedAt: now,
    });
  });

  it('is money of theirs whose outcome is not known', async () => {
    const { look, services } = open();
    await services.journal.open(applyIntent);
    await expect(look()).resolves.toMatchObject({ moneyOpen: true });
    await expect(look('maria')).resolves.toMatchObject({ moneyOpen: false });
  });

  it('is what they declined and were shown, each by themselves', async () => {
    const { look, ports } = open();
    await ports.keepReofferDeclined({ userKey }, signal);
    await ports.keepCouponsShown({ userKey }, signal);
    await ports.keepCouponsShown({ userKey: 'maria' }, signal);
    const seen = { reofferDeclinedAt: now, couponsShown: true };
    await expect(look()).resolves.toMatchObject(seen);
    await expect(look('maria')).resolves.toMatchObject({ ...seen, reofferDeclinedAt: null });
    await expect(look('ben')).resolves.toMatchObject({ couponsShown: false });
  });

  it('is the loan that they were asked about: a “no” until a rating comes', async () => {
    const { look, ports, will } = open({ userSubmitRating: 1 });
    await ports.keepRatingAsked({ loanOrderId: 'loan-1' }, signal);
    const asked = { popupTime: now, loanOrderId: 'loan-1' };
    await expect(look()).resolves.toMatchObject({ ratingAsked: { ...asked, rejectState: true } });
    const rating = { loanOrderId: 'loan-1', stars: 5, comment: '' };
    await expect(ports.userSubmitRating(rating, signal)).rejects.toThrow(ServiceFailure);
    await expect(look()).resolves.toMatchObject({ ratingAsked: { ...asked, rejectState: true } });
    const storeUrl = 'https://play.google.com/';
    will({ userSubmitRating: { storeUrl } });
    await expect(ports.userSubmitRating(rating, signal)).resolves.toEqual({ storeUrl });
    await expect(look()).resolves.toMatchObject({ ratingAsked: { ...asked, rejectState: false } });
  });
});

describe('what popups show', () => {
  it('are better terms with the server’s time, or that there are none any more', async () => {
    const { ports, will } = open({ getReofferPopup: benefits() });
    const data = { creditOrderId: 'credit-1' };
    await expect(ports.getReofferPopup(data, signal)).resolves.toEqual({ benefits: benefits() });
    will({ getReofferPopup: null });
    await expect(ports.getReofferPopup(data, signal)).resolves.toEqual({ benefits: null });
    await expect(ports.readServerClock(undefined, signal)).resolves.toEqual({ now });
  });

  it('are coupons that are news, or none', async () => {
    const { ports, will } = open({ getCouponPopup: { coupons } });
    await expect(ports.getCouponPopup(undefined, signal)).resolves.toEqual({ coupons });
    will({ getCouponPopup: null });
    await expect(ports.getCouponPopup(undefined, signal)).resolves.toEqual({ coupons: [] });
  });

  it('is the store, by the shell', async () => {
    const { ports, store } = open();
    const url = 'https://play.google.com/';
    await expect(ports.openStore({ url }, signal)).resolves.toEqual({ leaving: true });
    expect(store).toHaveBeenCalledExactlyOnceWith(url);
  });
});
