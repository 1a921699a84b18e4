import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, startOfManilaDay } from '#domain/dates.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';
import type { MadeBorrower } from '../wire-client.ts';

let world: InMemory;

beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

/** Initiates a rollover of a loan. */
async function rollOver(borrower: MadeBorrower): Promise<void> {
  const [loanOrderId] = borrower.loanOrderIds;
  await world.wire.call('repayDeferralInitiate', { loanOrderId }, borrower);
}

it.each([
  ['nothing while the amount due first is on its way', 'loan-70', 2_800, null],
  ['the rest while a part is on its way', 'loan-70', 1_000, '₱1,803.00'],
  ['nothing while the money pays for a rollover', 'rollover-offered', 560, null],
] as const)('the SMS about an overdue loan requests %s', async (_, scenario, amount, rest) => {
  const borrower = await world.control.borrower(scenario);
  const [loanOrderId] = borrower.loanOrderIds;
  if (scenario === 'rollover-offered') await rollOver(borrower);
  const request = { loanOrderId, channelId: 'cebuana', amount, renew: null };
  const { number } = await world.wire.call('fetchVirtualAccount', request, borrower);
  if (!number) throw new Error('the lender issues no number');
  await world.control.payAtCounter({
    accountNumber: number.accountNumber,
    amount,
    postAfter: '40d',
  });
  await world.control.advance(borrower, '30d');
  const { loans } = await world.wire.call('getHomepageData', {}, borrower);
  expect(loans).toMatchObject([{ status: 75 }]);
  const texts = (await world.control.sms(borrower)).map(({ text }) => text);
  const reminder = texts.find((text) => text.includes('is overdue'));
  expect(reminder?.match(/₱[\d,.]+/)?.[0] ?? null).toBe(rest);
});

it('a loan is overdue since its second instalment if a late posting paid the first one before then', async () => {
  const borrower = await world.control.borrower('restructure-offered');
  const [loanOrderId] = borrower.loanOrderIds;
  const pending = async () => world.wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);
  const [first, second] = (await pending()).installments;
  if (!first || !second) throw new Error('the loan has one instalment');
  const status = async () => {
    const { loans } = await world.wire.call('getHomepageData', {}, borrower);
    return loans.map((loan) => ({ since: loan.statusSince, late: loan.status === 75 }));
  };
  const since = ({ dueDate }: typeof first) => startOfManilaDay(addDays(dueDate, 1));
  const amount = first.principal + first.interest + first.overdueFee - first.paidAmount;
  const request = { loanOrderId, channelId: 'cebuana', amount, renew: null };
  const { number } = await world.wire.call('fetchVirtualAccount', request, borrower);
  if (!number) throw new Error('the lender issues no number');
  const { accountNumber } = number;
  await world.control.payAtCounter({ accountNumber, amount, postAfter: '45d' });
  await world.control.advance(borrower, '44d');
  expect(await status()).toEqual([{ since: since(first), late: true }]);
  await world.control.advance(borrower, '2d');
  expect((await pending()).overdueDays).toBeGreaterThan(0);
  expect(await status()).toEqual([{ since: since(second), late: true }]);
});
