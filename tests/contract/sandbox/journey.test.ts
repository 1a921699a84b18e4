import { describe, expect, it } from 'vitest';
import { documentKinds } from '#domain/credit/credit-order.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { addDays, daysUntil, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { borrowerSteps } from './borrower-steps.ts';
import { sandboxOfFile } from './sandbox-server.ts';
import { type MadeBorrower, newSuffix } from './wire-client.ts';

const { control, sandbox, wire } = await sandboxOfFile();
const { application, payOnline } = borrowerSteps({ wire, control });

describe('the credit application', () => {
  const forms: [string, Record<string, string>, number][] = [
    ['basicInfo', { fullName: 'Liza Ramos', birthDate: '1990-02-03' }, 11],
    ['workInfo', { monthlyIncome: '20000' }, 12],
    ['emergencyContact', { contactName: 'Jose', contactMobile: '0918 123 4567' }, 13],
    ['identityAuth', { idType: 'UMID', idNumber: '1' }, 14],
    [
      'bindBankCard',
      { accountType: '90005', holder: 'Liza Ramos', accountNumber: '09171234567' },
      15,
    ],
  ];

  it('leads a new borrower to a limit', async () => {
    const { mobile, token } = await control.borrower('new-borrower');
    const at = `native/application?mobile=${encodeURIComponent(mobile)}`;
    const opened = (await control.ask('GET', at)).answer;
    expect(opened).toMatchObject({ status: 10, uploadState: 0, documentKinds });
    expect((await control.ask('GET', at)).answer).toEqual(opened);
    const give = async (form: string, answers: Record<string, string> = {}) =>
      control.ask('POST', 'native/forms', { mobile, form, answers });

    expect((await give('workInfo', { monthlyIncome: '1' })).status).toBe(409);
    expect((await give('basicInfo', { fullName: 'Liza' })).status).toBe(400);
    for (const [form, answers, status] of forms) {
      expect((await give(form, answers)).answer).toMatchObject({ status });
    }
    expect(await give('submit')).toMatchObject({ status: 409, answer: { error: /files/ } });

    const credit = await wire.call('queryCreditOrder', {}, { token });
    const picture = new File([new Uint8Array(8)], 'a.jpg', { type: 'image/jpeg' });
    for (const kind of documentKinds) {
      const data = { creditOrderId: credit?.creditOrderId, kind };
      await wire.upload({ method: 'genericFileUpload', data }, [picture], { token });
    }
    expect((await give('submit')).answer).toMatchObject({ status: 16, uploadState: 5 });
    sandbox.pass(20_000);
    const home = await wire.call('getHomepageData', {}, { token });
    expect(home).toMatchObject({
      credit: { status: 17, expired: false },
      quota: { availableLimit: 10_000, account: { maskedNumber: '•••••••4567' } },
    });
    expect((await wire.call('getCurrentUserInfo', {}, { token })).name).toBe('Liza Ramos');
  });
});

describe('borrowing', () => {
  it('moves a loan from the offer to its settlement as the clock advances', async () => {
    const borrower = await control.borrower('approved');
    const { creditOrderId } = borrower;
    const choice = { creditOrderId, loanAmount: 5_000, term: 61, couponIds: [] };
    const offer = await wire.call('queryBorrowQuotaWithInput', choice, borrower);
    expect(offer.calculation).toMatchObject({
      loanAmount: 5_000,
      lendingAmount: 4_625,
      interest: 455,
      processingFee: 375,
    });
    expect(disclose(offer, manilaDay(sandbox.now())).overCaps).toEqual([]);

    const applied = await wire.call('applyOrder', await application(borrower), borrower);
    const { loanOrderId } = applied;
    expect(applied.status).toBe(15);
    const status = async () =>
      (await wire.call('queryLoanOrderStatus', { loanOrderId }, borrower)).status;
    sandbox.pass(2_000);
    expect(await status()).toBe(20);
    sandbox.pass(20_000);
    expect(await status()).toBe(40);
    sandbox.pass(30_000);
    expect(await status()).toBe(70);
    const home = await wire.call('getHomepageData', {}, borrower);
    expect(home).toMatchObject({ credit: { status: 19 }, quota: { availableLimit: 5_000 } });

    const pending = await wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);
    expect(pending).toMatchObject({ totalDue: 5_455, overdueFee: 0, overdueDays: 0 });
    const paid = await payOnline(borrower, 2, loanOrderId);
    expect(paid).toMatchObject({ loanOrderId, status: 80, paidAmount: 5_010 });
    const detail = await wire.call('queryRepayOrderDetail', { loanOrderId }, borrower);
    expect(detail.payments.map(({ reference }) => reference)).toEqual([paid.reference]);
    expect(detail).toMatchObject({ serviceFee: 375, repaidServiceFee: 375, status: 80 });
    expect(await wire.call('getPendingOrders', {}, borrower)).toEqual({ orders: [] });
    expect((await wire.call('getHomepageData', {}, borrower)).quota?.availableLimit).toBe(10_000);
    expect(await wire.code('queryPendingRepayPlan', { loanOrderId }, borrower)).toBe(403001);

    const ledger = await control.ledger(borrower);
    expect(ledger.orders).toHaveLength(1);
    expect(ledger.payments).toMatchObject([{ amount: 5_010, loanOrderId }]);
    expect(
      ledger.events.map(({ kind }) => kind).filter((kind) => kind.startsWith('loan.')),
    ).toEqual(
      ['beforeReview', 'reviewing', 'lending', 'repaying', 'settled'].map((to) => `loan.${to}`),
    );
    const texts = (await control.sms(borrower)).map(({ text }) => text);
    expect(texts[0]).toMatch(/fully paid/);
    expect(texts.some((text) => text.includes('₱4,625.00'))).toBe(true);
  });

  it('offers the lender’s terms: 61, 91 and 120 days, or one instalment in 30 days', async () => {
    const offered = async (scenario: string) => {
      const { token, creditOrderId } = await control.borrower(scenario);
      const quota = await wire.call('queryBorrowQuota', { creditOrderId }, { token });
      const choice = (term: number) => ({ creditOrderId, loanAmount: 5_000, term, couponIds: [] });
      const [first = 0] = quota?.terms ?? [];
      const offer = await wire.call('queryBorrowQuotaWithInput', choice(first), { token });
      expect(offer.termPrices.map(({ term }) => term)).toEqual(quota?.terms);
      const other = choice(first === 30 ? 61 : 30);
      expect(await wire.code('queryBorrowQuotaWithInput', other, { token })).toBe(402002);
      return offer.termPrices.map(({ term, payments }) => [term, payments.length]);
    };
    expect(await offered('approved')).toEqual([
      [61, 2],
      [91, 3],
      [120, 4],
    ]);
    expect(await offered('short-term-30')).toEqual([[30, 1]]);
  });

  it('is refused with the code of the reason', async () => {
    const borrower = await control.borrower('approved');
    const good = await application(borrower);
    const apply = async (over: object) => wire.code('applyOrder', { ...good, ...over }, borrower);
    const { agreement } = good;
    expect(await apply({ loanAmount: 5_100 })).toBe(402002);
    expect(await apply({ loanAmount: 10_500 })).toBe(402002);
    expect(await apply({ term: 31 })).toBe(402002);
    expect(await apply({ creditOrderId: 'credit_other' })).toBe(402001);
    expect(await apply({ couponIds: ['coupon_other'] })).toBe(402004);
    expect(await apply({ agreement: { ...agreement, hash: '' } })).toBe(402006);
    expect(await apply({ agreement: { ...agreement, hash: 'f'.repeat(64) } })).toBe(402003);
    expect(await apply({ loanAmount: 6_000 })).toBe(402003);
    expect(await apply({ agreement: { ...agreement, language: 'fil' } })).toBe(402003);
    expect((await control.ledger(borrower)).orders).toEqual([]);
    expect(await apply({})).toBe(0);
    expect(await apply({})).toBe(402005);
  });

  it.each([
    ['credit-expired', 402001],
    ['upload-incomplete', 402001],
    ['loan-30', 402001],
    ['loan-20', 402005],
    ['loan-75', 402007],
    ['limit-used-up', 402002],
  ])('is refused to the borrower of %s with %i', async (scenario, code) => {
    const { token, creditOrderId } = await control.borrower(scenario);
    const data = {
      creditOrderId,
      loanAmount: 1_000,
      term: 61,
      couponIds: [],
      agreement: { version: 'x', hash: 'x', agreedAt: 0, language: 'en' },
    };
    expect(await wire.code('applyOrder', data, { token })).toBe(code);
    // The offer and the agreement are refused with the same code.
    expect(await wire.code('queryBorrowQuotaWithInput', data, { token })).toBe(code);
    expect(await wire.code('loanContractPreview', data, { token })).toBe(code);
  });

  it.each([
    ['credit-18', 30],
    ['loan-30', 14],
  ])('after %s is frozen until the start of the announced day', async (scenario, days) => {
    const borrower = await control.borrower(scenario);
    const readApplyAgainOn = async () => {
      const { credit, quota } = await wire.call('getHomepageData', {}, borrower);
      const byLoan = quota?.closed?.reason === 'rejected' ? quota.closed.applyAgainOn : null;
      return credit?.applyAgainOn ?? byLoan;
    };
    const freezeDays = async () => {
      const [loanOrderId] = borrower.loanOrderIds;
      return (await wire.call('rejectGuide', { loanOrderId }, borrower)).freezeDays;
    };
    const day = await readApplyAgainOn();
    expect(day).toBe(addDays(manilaDay(sandbox.now()), days));
    expect(await freezeDays()).toBe(daysUntil(day ?? '', sandbox.now()));
    const left = startOfManilaDay(day ?? '') - sandbox.now();
    await control.advance(borrower, `${Math.floor(left / 60_000) - 1}m`);
    expect(await freezeDays()).toBe(1);
    await control.advance(borrower, '3m');
    expect(await freezeDays()).toBe(0);
  });
});

describe('repaying', () => {
  async function pending(borrower: MadeBorrower) {
    const { orders } = await wire.call('getPendingOrders', {}, borrower);
    const loanOrderId = orders.find(({ status }) => status >= 70)?.loanOrderId;
    return wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);
  }

  it('is refused unless account, amounts and periods are correct', async () => {
    const borrower = await control.borrower('two-loans');
    const due = await pending(borrower);
    expect(due.installments).toHaveLength(2);
    const request = repaymentRequestOf(due, 1);
    if (!request.ok) throw new Error(request.reason);
    const pay = async (over: object) =>
      wire.code('repaymentConfirm', { ...request.value, ...over }, borrower);
    const { calculateInfo } = due;
    expect(await pay({ cardNumber: '09990000000' })).toBe(403003);
    expect(await pay({ calculateInfo: { ...calculateInfo, interest: 1 } })).toBe(403002);
    expect(await pay({ mockPeriods: [2], checkedPeriod: 2 })).toBe(403002);
    expect(await pay({ mockPeriods: [1, 2] })).toBe(403002);
    expect(await pay({ amount: request.value.amount - 1 })).toBe(403002);
    expect(await pay({ loanOrderId: 'loan_other' })).toBe(404002);
    expect((await control.ledger(borrower)).payments).toEqual([]);
    expect(await pay({})).toBe(0);
    expect(await pay({})).toBe(403002);
    const rest = await pending(borrower);
    expect(rest.installments.map(({ period }) => period)).toEqual([2]);
    expect(rest.status).toBe(70);
  });
});

describe('a copy of a money request', () => {
  it('gets the first reply and has no effect', async () => {
    const borrower = await control.borrower('approved');
    const options = { token: borrower.token, suffix: newSuffix(), t: sandbox.now() };
    const calls = [{ method: 'applyOrder', data: await application(borrower) }];
    const replies = await Promise.all(
      Array.from({ length: 5 }, async () => wire.envelope(calls, options)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.code).toBe(0);
    const ledger = await control.ledger(borrower);
    expect(ledger.orders).toHaveLength(1);
    expect(ledger.requests).toMatchObject([{ method: 'applyOrder', copies: 4 }]);
  });

  it('is not a request of another borrower with the same suffix and t', async () => {
    const [one, other] = [await control.borrower('approved'), await control.borrower('approved')];
    const options = { suffix: newSuffix(), t: sandbox.now() };
    for (const { token, ...of } of [one, other]) {
      const data = await application({ token, ...of });
      expect(await wire.code('applyOrder', data, { ...options, token })).toBe(0);
    }
  });
});

describe('a money request', () => {
  it('is refused in a batch', async () => {
    const borrower = await control.borrower('approved');
    const calls = [
      { method: 'myOrders', data: {} },
      { method: 'applyOrder', data: await application(borrower) },
    ];
    expect((await wire.envelope(calls, borrower)).code).toBe(400001);
    expect((await control.ledger(borrower)).orders).toEqual([]);
  });
});
