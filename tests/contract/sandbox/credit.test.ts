import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manilaDay } from '#domain/dates.ts';
import { type InMemory, openSandbox } from './in-memory.ts';
import type { MadeBorrower } from './wire-client.ts';

let world: InMemory;
let wire: InMemory['wire'];

beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
  ({ wire } = world);
});
afterEach(() => world.close());

const pending = async (borrower: MadeBorrower, loanOrderId: string | undefined) =>
  wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);
const detail = async (borrower: MadeBorrower, loanOrderId: string | undefined) =>
  wire.call('queryRepayOrderDetail', { loanOrderId }, borrower);
const texts = async (borrower: MadeBorrower) =>
  (await world.control.sms(borrower)).map(({ text }) => text);

/** Pays everything of a loan at GCash and so many pesos more, posted after a time. */
async function overpay(
  borrower: MadeBorrower,
  loanOrderId: string | undefined,
  more: number,
  postAfter = '0s',
): Promise<void> {
  const { settlement } = await pending(borrower, loanOrderId);
  const toPay = settlement?.amount ?? 0;
  const asked = { loanOrderId, channelId: 'gcash-bills', amount: toPay, renew: null };
  const { number } = await wire.call('fetchVirtualAccount', asked, borrower);
  if (!number) throw new Error('no number');
  const { accountNumber, amount } = number;
  await world.control.payAtCounter({ accountNumber, amount: amount + more, postAfter });
}

/** Applies for a loan of 1,000 pesos; its id and the offer that was confirmed. */
async function apply(borrower: MadeBorrower) {
  const choice = {
    creditOrderId: borrower.creditOrderId,
    loanAmount: 1_000,
    term: 61,
    couponIds: [],
  };
  const offer = await wire.call('queryBorrowQuotaWithInput', choice, borrower);
  const { version, hash } = await wire.call('loanContractPreview', choice, borrower);
  const agreement = { version, hash, agreedAt: world.now(), language: 'en' };
  const { loanOrderId } = await wire.call('applyOrder', { ...choice, agreement }, borrower);
  return { loanOrderId, offer };
}

describe('what a borrower overpaid while another loan runs', () => {
  /** Two running loans, the newer one first. */
  async function twoRunning() {
    const borrower = await world.control.borrower('two-loans');
    await world.control.advance(borrower, '1d');
    const [newer, older] = borrower.loanOrderIds;
    return { borrower, newer, older };
  }

  it('pays on the running loan at once, and an SMS says so', async () => {
    const { borrower, newer, older } = await twoRunning();
    const before = await pending(borrower, older);
    await overpay(borrower, newer, 700.5);
    expect((await detail(borrower, newer)).creditCentavos).toBe(50);
    const after = await pending(borrower, older);
    expect(after.totalDue).toBe(before.totalDue - 700);
    expect(after.payments).toMatchObject([{ amount: 700, account: null, creditOf: newer }]);
    expect((await texts(borrower))[0]).toMatch(
      /^Hiram: ₱700\.00 that you paid too much before was used/,
    );
    const { credits } = await world.control.ledger(borrower);
    expect(credits.map(({ centavos }) => centavos)).toEqual([70_050, -70_000]);
  });

  it('counts on the running loan from the day on which it was handed over', async () => {
    const { borrower, newer, older } = await twoRunning();
    const { installments } = await pending(borrower, older);
    const first = installments[0];
    if (!first) throw new Error('nothing is due');
    const owed = first.principal + first.interest;
    await overpay(borrower, newer, owed, '29d');
    await world.control.advance(borrower, '28d');
    expect((await pending(borrower, older)).status).toBe(75);
    await world.control.advance(borrower, '1d');
    const { status, overdueFee, reversals } = await pending(borrower, older);
    expect([status, overdueFee, reversals?.length]).toEqual([70, 0, 1]);
  });

  it('leaves a loan alone on which a rollover is open', async () => {
    const borrower = await world.control.borrower('two-loans');
    await world.control.advance(borrower, '1d');
    const [newer, older] = borrower.loanOrderIds;
    const { dueDate } = await pending(borrower, older);
    const days = (Date.parse(dueDate) - Date.parse(manilaDay(world.now()))) / 86_400_000;
    await world.control.advance(borrower, `${days - 3}d`);
    await wire.call('repayDeferralInitiate', { loanOrderId: older }, borrower);
    const before = await pending(borrower, older);
    await overpay(borrower, newer, 50);
    expect((await detail(borrower, newer)).creditCentavos).toBe(5_000);
    expect((await pending(borrower, older)).totalDue).toBe(before.totalDue);
  });
});

describe('what a borrower overpaid before the next loan', () => {
  it('is told in the offer, and pays the first instalment as the money is sent', async () => {
    const borrower = await world.control.borrower('overpaid');
    const { loanOrderId, offer } = await apply(borrower);
    expect(offer.fromCredit).toBe(100);
    await world.control.advance(borrower, '1h');
    const { totalDue, installments, payments } = await pending(borrower, loanOrderId);
    expect(payments).toMatchObject([{ amount: 100, creditOf: borrower.loanOrderIds[0] }]);
    expect(installments[0]?.paidAmount).toBe(100);
    expect(totalDue).toBe(1_000 + offer.calculation.interest - 100);
    expect((await detail(borrower, borrower.loanOrderIds[0])).creditCentavos).toBe(0);
    expect((await texts(borrower))[0]).toMatch(
      /^Hiram: ₱100\.00 that you paid too much before was used/,
    );
  });

  it('pays no more than the first instalment; the rest stays the borrower’s', async () => {
    const borrower = await world.control.borrower('overpaid');
    const [old] = borrower.loanOrderIds;
    const { virtualAccounts } = await world.control.ledger(borrower);
    const accountNumber = virtualAccounts[0]?.accountNumber ?? '';
    await world.control.payAtCounter({ accountNumber, amount: 2_000, postAfter: '0s' });
    const { loanOrderId, offer } = await apply(borrower);
    const [first] = offer.schedule;
    const due = (first?.principal ?? 0) + (first?.interest ?? 0);
    expect(offer.fromCredit).toBe(due);
    await world.control.advance(borrower, '1h');
    const { installments } = await pending(borrower, loanOrderId);
    expect(installments.map(({ period }) => period)).toEqual([2]);
    expect((await detail(borrower, old)).creditCentavos).toBe((2_100 - due) * 100);
  });

  it('is not in an offer where nothing was overpaid', async () => {
    const borrower = await world.control.borrower('loan-80');
    expect((await apply(borrower)).offer.fromCredit).toBeUndefined();
  });
});
