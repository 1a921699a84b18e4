import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, startOfManilaDay } from '#domain/dates.ts';
import { type InMemory, openSandbox } from './in-memory.ts';

let world: InMemory;

beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

it('a loan is overdue since its second instalment where a late posting paid the first in time for that', async () => {
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
  const asked = { loanOrderId, channelId: 'cebuana', amount, renew: null };
  const { number } = await world.wire.call('fetchVirtualAccount', asked, borrower);
  if (!number) throw new Error('the lender issues no number');
  const { accountNumber } = number;
  await world.control.payAtCounter({ accountNumber, amount, postAfter: '45d' });
  await world.control.advance(borrower, '44d');
  expect(await status()).toEqual([{ since: since(first), late: true }]);
  await world.control.advance(borrower, '2d');
  expect((await pending()).overdueDays).toBeGreaterThan(0);
  expect(await status()).toEqual([{ since: since(second), late: true }]);
});
