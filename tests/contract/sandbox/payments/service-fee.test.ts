import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { lastLoanOf, lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, now, steps, wire } = await lenderOfFile();

/** The debt of a loan of 5,000 pesos, and its settlement ten days after the payout. */
const [whole, early] = [5_455, 5_100];

describe('O12: a deferred service fee', () => {
  const feeOf = async (borrower: MadeBorrower) => {
    const { serviceFee, repaidServiceFee, unpaidServiceFee } = await steps.detail(borrower);
    return [serviceFee, repaidServiceFee, unpaidServiceFee];
  };

  it('is paid once by a separate request', async () => {
    const borrower = await control.borrower('service-fee-due');
    expect(await feeOf(borrower)).toEqual([375, 188, 187]);
    const data = { loanOrderId: lastLoanOf(borrower), amount: 187 };
    const other = lastLoanOf(await control.borrower('service-fee-due'));
    const pay = async (change: object) =>
      wire.code('serviceFeePayment', { ...data, ...change }, borrower);
    expect([await pay({ amount: 186 }), await pay({ amount: 188 })]).toEqual([
      assumedCodes.amountChanged,
      assumedCodes.amountChanged,
    ]);
    expect(await pay({ loanOrderId: other })).toBe(assumedCodes.notFound);
    const attempt = { token: borrower.token, suffix: 'abcdefghij', t: now() };
    const reply = await wire.call('serviceFeePayment', data, attempt);
    const paid = { repaidServiceFee: 375, unpaidServiceFee: 0, paidAmount: 187 };
    expect(reply).toMatchObject({ loanOrderId: data.loanOrderId, ...paid });
    expect(await wire.call('serviceFeePayment', data, attempt)).toEqual(reply);
    expect(await pay({})).toBe(assumedCodes.nothingDue);
    expect(await feeOf(borrower)).toEqual([375, 375, 0]);
    const { reference } = reply;
    const division = { serviceFee: 187, principal: 0 };
    const payments = [{ reference, amount: 187, division }];
    expect((await steps.detail(borrower)).payments).toMatchObject(payments);
    expect((await steps.pending(borrower)).totalDue).toBe(whole);
  });

  it('is due with the last instalment, also once a part of the loan is on its way', async () => {
    const borrower = await control.borrower('service-fee-due');
    const installments = [{ period: 1 }, { period: 2, serviceFee: 187 }];
    expect(await steps.pending(borrower)).toMatchObject({ totalDue: whole + 187, installments });
    await steps.payAtCounter(borrower, 1_000, '1d');
    const { oncePosted } = await steps.pending(borrower);
    expect(oncePosted?.at(-1)).toMatchObject({ serviceFee: 187 });
    await control.advance(borrower, '1d');
    const { paidAmount, status } = await steps.payOnline(borrower, 2);
    // The settlement is a day later, with the interest of that day.
    expect([paidAmount, status]).toEqual([early + 10 + 187 - 1_000, 80]);
    expect(await feeOf(borrower)).toEqual([375, 375, 0]);
  });

  it('keeps the loan open while it is unpaid, and its payment settles the loan', async () => {
    const borrower = await control.borrower('service-fee-due');
    await steps.payOnline(borrower);
    // The last instalment is due today, so a settlement saves no interest.
    await control.advance(borrower, '51d');
    await steps.payAtCounter(borrower, 2_655);
    expect(await steps.pending(borrower)).toMatchObject({ status: 70, totalDue: 187 });
    const fee = { loanOrderId: lastLoanOf(borrower), amount: 187 };
    await wire.call('serviceFeePayment', fee, borrower);
    const { status, story } = await steps.detail(borrower);
    expect([status, story?.entries.at(-1)?.balanceCentavos]).toEqual([80, 0]);
  });
});
