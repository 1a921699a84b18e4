import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { second } from '#domain/constants.ts';
import { addDays, daysUntil, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { lenderOfFile } from './operations/operation-steps.ts';

const { control, now, pass, steps, wire } = await lenderOfFile();

describe('borrowing', () => {
  it('moves a loan from the offer to its settlement as the clock advances', async () => {
    const borrower = await control.borrower('approved');
    const data = await steps.application(borrower);
    const offer = await wire.call('queryBorrowQuotaWithInput', data, borrower);
    const calculation = { lendingAmount: 4_625, interest: 455, processingFee: 375 };
    expect(offer).toMatchObject({ calculation });
    expect(disclose(offer, manilaDay(now())).overCaps).toEqual([]);
    const { loanOrderId, status: first } = await wire.call('applyOrder', data, borrower);
    const statuses: number[] = [first];
    for (const seconds of [2, 20, 30]) {
      pass(seconds * second);
      const { status } = await wire.call('queryLoanOrderStatus', { loanOrderId }, borrower);
      statuses.push(status);
    }
    expect(statuses).toEqual([15, 20, 40, 70]);
    const limit = async () =>
      (await wire.call('getHomepageData', {}, borrower)).quota?.availableLimit;
    expect(await limit()).toBe(5_000);
    const paid = await steps.payOnline(borrower, 2, loanOrderId);
    expect(paid).toMatchObject({ loanOrderId, status: 80, paidAmount: 5_010 });
    const { payments, repaidServiceFee } = await steps.detail(borrower, loanOrderId);
    expect([payments[0]?.reference, repaidServiceFee]).toEqual([paid.reference, 375]);
    expect(await limit()).toBe(10_000);
    const pending = await wire.code('queryPendingRepayPlan', { loanOrderId }, borrower);
    expect(pending).toBe(assumedCodes.nothingDue);
    const texts = await steps.texts(borrower);
    expect(texts[0]).toMatch(/fully paid/);
    expect(texts.join()).toContain('₱4,625.00');
  });

  it.each([
    ['approved', { 61: 2, 91: 3, 120: 4 }, 30],
    ['short-term-30', { 30: 1 }, 61],
  ])('is offered with the lender’s terms and instalments: %s', async (scenario, terms, other) => {
    const borrower = await control.borrower(scenario);
    const { creditOrderId } = borrower;
    const offered = Object.keys(terms).map(Number);
    const [term = 0] = offered;
    expect(await wire.call('queryBorrowQuota', { creditOrderId }, borrower)).toMatchObject({
      terms: offered,
    });
    const choice = { creditOrderId, loanAmount: 5_000, term, couponIds: [] };
    const { termPrices } = await wire.call('queryBorrowQuotaWithInput', choice, borrower);
    const counts = termPrices.map((price) => [price.term, price.payments.length]);
    expect(Object.fromEntries(counts)).toEqual(terms);
    const refused = { ...choice, term: other };
    const code = await wire.code('queryBorrowQuotaWithInput', refused, borrower);
    expect(code).toBe(assumedCodes.amountNotOffered);
  });

  it('is refused with the code of the reason', async () => {
    const borrower = await control.borrower('approved');
    const data = await steps.application(borrower);
    const { agreement } = data;
    for (const [change, code] of [
      [{ loanAmount: 5_100 }, 'amountNotOffered'],
      [{ loanAmount: 10_500 }, 'amountNotOffered'],
      [{ term: 31 }, 'amountNotOffered'],
      [{ creditOrderId: 'credit_other' }, 'creditNotUsable'],
      [{ couponIds: ['coupon_other'] }, 'couponNotUsable'],
      [{ agreement: { ...agreement, hash: '' } }, 'consentMissing'],
      [{ agreement: { ...agreement, hash: 'f'.repeat(64) } }, 'offerChanged'],
      [{ agreement: { ...agreement, language: 'fil' } }, 'offerChanged'],
      [{ loanAmount: 6_000 }, 'offerChanged'],
    ] as const) {
      const refused = await wire.code('applyOrder', { ...data, ...change }, borrower);
      expect(refused).toBe(assumedCodes[code]);
    }
    expect(await wire.code('applyOrder', data, borrower)).toBe(0);
    expect(await wire.code('applyOrder', data, borrower)).toBe(assumedCodes.loanPending);
  });

  it.each([
    ['credit-expired', 'creditNotUsable'],
    ['upload-incomplete', 'creditNotUsable'],
    ['loan-30', 'creditNotUsable'],
    ['loan-20', 'loanPending'],
    ['loan-75', 'loanOverdue'],
    ['limit-used-up', 'amountNotOffered'],
  ] as const)(
    'is refused to the borrower of scenario %s with the code %s, as are the offer and the agreement',
    async (scenario, code) => {
      const { token, creditOrderId } = await control.borrower(scenario);
      const agreement = { version: 'x', hash: 'x', agreedAt: 0, language: 'en' };
      const data = { creditOrderId, loanAmount: 1_000, term: 61, couponIds: [], agreement };
      for (const method of ['applyOrder', 'queryBorrowQuotaWithInput', 'loanContractPreview']) {
        expect(await wire.code(method, data, { token })).toBe(assumedCodes[code]);
      }
    },
  );

  it.each([
    ['credit-18', 30],
    ['loan-30', 14],
  ])('after %s is frozen until the start of the announced day', async (scenario, days) => {
    const borrower = await control.borrower(scenario);
    const { credit, quota } = await wire.call('getHomepageData', {}, borrower);
    const byLoan = quota?.closed?.reason === 'rejected' ? quota.closed.applyAgainOn : null;
    const again = credit?.applyAgainOn ?? byLoan ?? '';
    expect(again).toBe(addDays(manilaDay(now()), days));
    const [loanOrderId] = borrower.loanOrderIds;
    const freezeDays = async () =>
      (await wire.call('rejectGuide', { loanOrderId }, borrower)).freezeDays;
    expect(await freezeDays()).toBe(daysUntil(again, now()));
    const left = Math.floor((startOfManilaDay(again) - now()) / second);
    await control.advance(borrower, `${Math.floor(left / 60) - 1}m`);
    expect(await freezeDays()).toBe(1);
    await control.advance(borrower, '3m');
    expect(await freezeDays()).toBe(0);
  });
});
