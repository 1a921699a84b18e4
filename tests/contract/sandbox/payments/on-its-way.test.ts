import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { requestedAmounts } from '#domain/payments/on-its-way.ts';
import { detailFigures } from '#domain/payments/repayment.ts';
import { amountOfFirst, repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { startSandbox } from '../sandbox-server.ts';
import { controlClient, type MadeBorrower, wireClient } from '../wire-client.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let wire: ReturnType<typeof wireClient>;
let control: ReturnType<typeof controlClient>;

beforeAll(async () => {
  sandbox = await startSandbox();
  wire = wireClient(sandbox.origin);
  control = controlClient(sandbox.origin);
});
afterAll(async () => sandbox.stop());

const loanOf = ({ loanOrderIds: [loanOrderId] }: MadeBorrower) => ({ loanOrderId });

const pending = async (borrower: MadeBorrower) => {
  const { token } = borrower;
  const reply = await wire.call('queryPendingRepayPlan', loanOf(borrower), { token });
  return { ...reply, receivedAt: sandbox.now() };
};

const home = async ({ token }: MadeBorrower) => wire.call('getHomepageData', {}, { token });

/** Pays pesos for a loan at 7-Eleven; the payment posts in a day. */
async function payAtCounter(borrower: MadeBorrower, amount: number): Promise<void> {
  const request = { ...loanOf(borrower), channelId: 'seven-eleven', amount: null, renew: null };
  const { number } = await wire.call('fetchVirtualAccount', request, { token: borrower.token });
  if (!number) throw new Error('no number');
  const { accountNumber } = number;
  await control.payAtCounter({ accountNumber, amount, postAfter: '1d' });
}

describe('the remaining debt once money on its way is posted', () => {
  it('is zero after a full payment in time: no reversed fee is due', async () => {
    const borrower = await control.borrower('paid-not-posted');
    const reply = await pending(borrower);
    expect(reply).toMatchObject({ totalDue: 5_464, oncePosted: [] });
    const { loans, quota } = await home(borrower);
    expect(loans[0]).toMatchObject({ status: 75, oncePosted: [] });
    expect(loans[0]?.onItsWay).toEqual(reply.onItsWay);
    expect(quota?.closed).toMatchObject({ reason: 'overdue', amount: 0, waitsFor: 'posting' });
  });

  it('is based on the same money on its way as the checkstand, until that money posts', async () => {
    const borrower = await control.borrower('paid-not-posted');
    const { token } = borrower;
    const look = { ...loanOf(borrower), channelId: null, amount: null, renew: null };
    const { onItsWay } = await wire.call('fetchVirtualAccount', look, { token });
    expect(onItsWay).toEqual((await pending(borrower)).onItsWay);
    await control.advance(borrower, '1d');
    const posted = await wire.call('fetchVirtualAccount', look, { token });
    expect(posted).toMatchObject({ status: 80, totalDue: 0 });
    expect(posted.onItsWay).toBeUndefined();
  });

  it.each([
    ['a part', 1_000, false],
    ['all', null, true],
  ])('includes the unpaid half of the service fee: %s was paid', async (_, amount, isAll) => {
    const borrower = await control.borrower('service-fee-due');
    const { token } = borrower;
    const { settlement } = await pending(borrower);
    await payAtCounter(borrower, amount ?? settlement?.amount ?? 0);
    const { oncePosted = [] } = await pending(borrower);
    const { unpaidServiceFee } = await wire.call('queryRepayOrderDetail', loanOf(borrower), {
      token,
    });
    const fee = oncePosted.reduce((sum, { serviceFee = 0 }) => sum + serviceFee, 0);
    expect([unpaidServiceFee > 0, fee]).toEqual([true, isAll ? 0 : unpaidServiceFee]);
  });

  it('equals the loan account after the posting', async () => {
    const borrower = await control.borrower('loan-75');
    await payAtCounter(borrower, 1_000);
    const { oncePosted } = await pending(borrower);
    expect(oncePosted?.[0]?.paidAmount).toBe(1_000);
    await control.advance(borrower, '1d');
    const { installments, onItsWay, postedNumbers } = await pending(borrower);
    const paid = (plan: typeof installments = []) => plan.map(({ paidAmount }) => paidAmount);
    expect(paid(installments)).toEqual(paid(oncePosted));
    expect(onItsWay).toBeUndefined();
    expect(postedNumbers).toHaveLength(1);
  });
});

describe('the detail of a loan', () => {
  const detailOf = async (borrower: MadeBorrower) => {
    const { token } = borrower;
    const reply = await wire.call('queryRepayOrderDetail', loanOf(borrower), { token });
    return { ...reply, receivedAt: sandbox.now() };
  };

  it('has every instalment as in the loan account once the money on its way is posted', async () => {
    const borrower = await control.borrower('loan-75');
    await payAtCounter(borrower, 1_000);
    const { plansOncePosted, onItsWay } = await detailOf(borrower);
    expect([plansOncePosted?.[0]?.paidAmount, onItsWay?.length]).toEqual([1_000, 1]);
    await control.advance(borrower, '1d');
    const posted = await detailOf(borrower);
    const paid = (plan = posted.repayPlans) => plan.map(({ paidAmount }) => paidAmount);
    expect(paid()).toEqual(paid(plansOncePosted));
    expect(posted.plansOncePosted).toBeUndefined();
  });

  it('adds up to the remaining debt after money on its way that reverses fees', async () => {
    const borrower = await control.borrower('paid-not-posted');
    const figures = detailFigures(await detailOf(borrower));
    expect(figures).toMatchObject({ left: 0, paid: 0 });
    const { principal, interest, overdueFee, serviceFee, repaidServiceFee } = figures;
    const owed = principal + interest + overdueFee + serviceFee - repaidServiceFee;
    expect(figures.onItsWay + figures.notCharged).toBe(owed);
    expect(figures.notCharged).toBeGreaterThan(0);
  });
});

describe('every list of loans', () => {
  it('marks a loan whose restructure is in progress', async () => {
    const borrower = await control.borrower('restructure-reviewing');
    const { token } = borrower;
    const { orders: pendingOrders } = await wire.call('getPendingOrders', {}, { token });
    const { orders } = await wire.call('myOrders', {}, { token });
    const { restructuring } = await wire.call('queryRepayOrderDetail', loanOf(borrower), { token });
    const flags = [pendingOrders[0]?.restructuring, orders[0]?.restructuring, restructuring];
    expect(flags).toEqual([true, true, true]);
  });
});

describe('an online payment', () => {
  it('requests only what the money on its way leaves, so that nothing is paid twice', async () => {
    const borrower = await control.borrower('loan-70');
    await payAtCounter(borrower, 1_000);
    const due = await pending(borrower);
    const requested = requestedAmounts(due);
    const all = due.installments.length;
    const rest = (due.settlement?.amount ?? 0) - 1_000;
    expect(amountOfFirst(requested, all)).toBe(rest);
    const request = repaymentRequestOf(due, all, requested);
    if (!request.ok) throw new Error(request.reason);
    const { token } = borrower;
    const { paidAmount } = await wire.call('repaymentConfirm', request.value, { token });
    expect(paidAmount).toBe(rest);
    await control.advance(borrower, '1d');
    const { status, creditCentavos } = await wire.call('queryRepayOrderDetail', loanOf(borrower), {
      token,
    });
    expect([status, creditCentavos ?? 0]).toEqual([80, 0]);
  });

  it('is reduced only by the borrower’s noted payments', async () => {
    const borrower = await control.borrower('loan-70');
    const { token } = borrower;
    const due = await pending(borrower);
    const request = repaymentRequestOf(due, 1, { installments: due.installments, deducted: 300 });
    if (!request.ok) throw new Error(request.reason);
    const unexplained = { ...request.value, noted: undefined };
    expect(await wire.code('repaymentConfirm', unexplained, { token })).toBe(
      assumedCodes.amountChanged,
    );
    const { paidAmount } = await wire.call('repaymentConfirm', request.value, { token });
    expect(paidAmount).toBe(amountOfFirst(due, 1) - 300);
  });
});
