import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOperations, type Operations } from '../operations/operation-steps.ts';
import { lastLoanOf } from '../borrower-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

let world: Operations['world'];
let steps: Operations['steps'];
let wire: Operations['wire'];

beforeEach(async () => {
  ({ world, steps, wire } = await openOperations());
});
afterEach(() => world.close());

const handOver = async (borrower: MadeBorrower, amount: number, postAfter: string) =>
  steps.payAtCounter(borrower, amount, postAfter, { amount: Math.floor(amount) });

const startRollover = async (borrower: MadeBorrower) =>
  (await steps.initiateRollover(borrower)).deferralOrderId;

async function startRestructure(borrower: MadeBorrower) {
  const id = await steps.initiateRestructure(borrower);
  return { id, order: await wire.call('repayRestructureDetail', id, borrower) };
}

const texts = async (borrower: MadeBorrower) =>
  (await steps.texts(borrower)).map((text) => text.replaceAll('\u00A0', ' '));
const operations = async (borrower: MadeBorrower) =>
  (await world.control.ledger(borrower)).operations;

describe('a rollover whose money posts after midnight', () => {
  it('is carried out as of the day on which the borrower handed the money over', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    await startRollover(borrower);
    const agreed = await world.control.borrower('rollover-offered');
    await startRollover(agreed);
    await handOver(borrower, 560, '2d');
    await handOver(agreed, 560, '1m');
    await world.control.advance(agreed, '3d');
    await world.control.advance(borrower, '1d');
    expect(await operations(borrower)).toMatchObject([{ state: 'expired', agreed: null }]);
    await world.control.advance(borrower, '2d');
    // Both loans owe the same: the posting time of the channel makes no difference.
    const plan = (await steps.pending(agreed)).installments;
    expect((await steps.pending(borrower)).installments).toEqual(plan);
    const { payments } = await steps.detail(borrower);
    expect(payments.map(({ division }) => division)).toMatchObject([
      { interest: 300, rolloverFee: 260, principal: 0 },
    ]);
    expect(await operations(borrower)).toMatchObject([{ state: 'completed' }]);
    expect((await texts(borrower))[0]).toContain('The rollover of loan');
    expect((await texts(borrower))[0]).toContain('is confirmed');
  });

  it('reverses the overdue fees of the days until the posting, and one SMS says so', async () => {
    const borrower = await world.control.borrower('loan-75');
    await startRollover(borrower);
    const before = await steps.pending(borrower);
    const { missing } = await wire.call(
      'repayDeferralDetail',
      { deferralOrderId: await startRollover(borrower) },
      borrower,
    );
    await handOver(borrower, missing, '4d');
    await world.control.advance(borrower, '3d');
    const meanwhile = await steps.pending(borrower);
    expect(meanwhile.overdueFee).toBeGreaterThan(before.overdueFee);
    await world.control.advance(borrower, '1d');
    expect(await steps.pending(borrower)).toMatchObject({ overdueFee: 0, overdueDays: 0 });
    const { reversals = [] } = await steps.detail(borrower);
    const takenBack = reversals.reduce((sum, { amount }) => sum + amount, 0);
    expect(takenBack).toBeGreaterThanOrEqual(meanwhile.overdueFee - before.overdueFee);
    const messages = (await texts(borrower)).filter((text) => text.includes('is cancelled'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`₱${takenBack}.00 of overdue fee`);
  });
});

describe('a rollover whose money is on its way after being handed over in time', () => {
  it('stays open after midnight, waits for that money, and is initiated only once', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const deferralOrderId = await startRollover(borrower);
    await handOver(borrower, 560, '2d');
    const sameDay = await wire.call('repayDeferralDetail', { deferralOrderId }, borrower);
    await world.control.advance(borrower, '1d');
    const order = await wire.call('repayDeferralDetail', { deferralOrderId }, borrower);
    for (const reply of [sameDay, order]) {
      expect(reply).toMatchObject({ state: 'INITIATED', missing: 560, coming: { amount: 560 } });
    }
    expect(order.coming?.postsAt).toBe(world.now() + 2 * 86_400_000);
    expect(await startRollover(borrower)).toBe(deferralOrderId);
    const { offers, paysFor, oncePosted } = await steps.pending(borrower);
    expect(offers).toMatchObject({
      open: { id: deferralOrderId, state: 'INITIATED' },
      rollover: { available: false, reason: 'running' },
    });
    expect({ paysFor, oncePosted }).toEqual({ paysFor: 'rollover' });
    const { loans } = await wire.call('getHomepageData', {}, borrower);
    expect(loans).toMatchObject([{ paysFor: 'rollover' }]);
  });

  it('is not confirmed by a second payment after midnight', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const data = await steps.rollOver(borrower, await startRollover(borrower));
    await handOver(borrower, 560, '2d');
    await world.control.advance(borrower, '1d');
    expect(await wire.code('repayDeferralConfirm', data, borrower)).toBe(403005);
    expect((await steps.detail(borrower)).payments).toEqual([]);
  });
});

describe('home', () => {
  const news = async (borrower: MadeBorrower) =>
    (await wire.call('getHomepageData', {}, borrower)).loans[0]?.operation;

  it('shows, as the counter page does, the amount that a rollover still needs, and the deadline for handing it over', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    await startRollover(borrower);
    const request = {
      loanOrderId: lastLoanOf(borrower),
      channelId: null,
      amount: null,
      renew: null,
    };
    const { operation } = await wire.call('fetchVirtualAccount', request, borrower);
    const until = Date.parse('2026-11-23T00:00:00+08:00');
    expect(operation).toEqual({ kind: 'rollover', missing: 560, until });
    expect(await news(borrower)).toMatchObject({ type: 'begun', missing: 560, until });
    await handOver(borrower, 300, '1m');
    await world.control.advance(borrower, '2m');
    expect(await news(borrower)).toMatchObject({ type: 'begun', missing: 260, until });
  });

  it('reports that a rollover was carried out late, until its success was seen', async () => {
    const borrower = await world.control.borrower('rollover-paid-late');
    await world.control.advance(borrower, '25h');
    const made = await news(borrower);
    expect(made).toMatchObject({ type: 'made', kind: 'rollover' });
    const deferralOrderId = made?.type === 'made' ? made.orderId : '';
    await wire.call('repayDeferralCompletionAck', { deferralOrderId }, borrower);
    expect(await news(borrower)).toBeUndefined();
  });

  it('reports for 7 days that a rollover was not carried out, and why', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    await startRollover(borrower);
    await handOver(borrower, 400, '2d');
    await world.control.advance(borrower, '2d');
    const on = '2026-11-22';
    const expected = { type: 'notMade', reason: 'tooLittle', amount: 400, missing: 160, on };
    expect(await news(borrower)).toMatchObject(expected);
    await world.control.advance(borrower, '7d');
    expect(await news(borrower)).toBeUndefined();
  });

  it('shows the deadline for signing a restructure', async () => {
    const borrower = await world.control.borrower('restructure-agreement-due');
    const latest = await news(borrower);
    expect(latest?.type).toBe('agree');
    const timeLeft = latest?.type === 'agree' ? latest.until - world.now() : 0;
    expect(timeLeft / 3_600_000).toBeCloseTo(48, 0);
    const { quota } = await world.wire.call('getHomepageData', {}, borrower);
    expect(quota?.closed).toMatchObject({ reason: 'overdue', waitsFor: 'agreement' });
  });
});

describe('a rollover that cannot be carried out when its money posts', () => {
  it('leaves the money on the loan without a fee, and an SMS reports the missing amount', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    await startRollover(borrower);
    await handOver(borrower, 400, '2d');
    await world.control.advance(borrower, '2d');
    expect(await steps.detail(borrower)).toMatchObject({
      payments: [{ amount: 400, division: { interest: 300, principal: 100 } }],
    });
    const [text] = await texts(borrower);
    expect(text).toContain('₱160.00 was missing. No fee was charged for it.');
    expect(text).toContain('The ₱400.00 that you paid is on your loan');
  });

  it('reports that another operation was initiated before the money posted', async () => {
    const borrower = await world.control.borrower('loan-75');
    await startRollover(borrower);
    const { accountNumber } = await steps.numberOf(borrower, { amount: 2_000 });
    await world.control.advance(borrower, '1d');
    const data = await steps.rollOver(borrower, await startRollover(borrower));
    await wire.call('repayDeferralConfirm', data, borrower);
    const { totalDue } = await steps.pending(borrower);
    await world.control.payAtCounter({
      accountNumber,
      amount: 600,
      paidAt: Date.parse('2026-11-22T13:00:00+08:00'),
      postAfter: '1m',
    });
    await world.control.advance(borrower, '1h');
    expect((await steps.pending(borrower)).totalDue).toBe(totalDue - 600);
    const message = (await texts(borrower)).find((text) => text.includes('did not go through'));
    expect(message).toContain(
      'something else was started on the loan since. No fee was charged for it',
    );
  });
});

describe('a restructure whose minimum is paid', () => {
  it('waits 3 days for its agreement and returns the deadline', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const { id, order } = await startRestructure(borrower);
    await handOver(borrower, order.missing, '1m');
    await world.control.advance(borrower, '2m');
    const waiting = await wire.call('repayRestructureDetail', id, borrower);
    expect(waiting).toMatchObject({ state: 'INITIATED', missing: 0 });
    expect((waiting.expiresAt - world.now()) / 3_600_000).toBeCloseTo(72, 1);
    expect((await texts(borrower))[0]).toContain('Please agree to it in the app before Nov 25');
    await world.control.advance(borrower, '71h');
    const data = await steps.restructure(borrower, id.restructureOrderId);
    expect(data.payment).toBeNull();
    await wire.call('repayRestructureConfirm', data, borrower);
    await world.control.advance(borrower, '1m');
    const made = await wire.call('repayRestructureDetail', id, borrower);
    expect(made).toMatchObject({ state: 'COMPLETED', balance: { total: order.balance.total } });
  });

  it('expires after the 3 days, and an SMS says that no fee was taken', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const { id, order } = await startRestructure(borrower);
    await handOver(borrower, order.missing, '1m');
    await world.control.advance(borrower, '73h');
    expect(await wire.code('repayRestructureDetail', id, borrower)).toBe(403005);
    expect((await texts(borrower))[0]).toContain('you did not agree in time. No fee was charged');
    expect((await steps.detail(borrower)).operationFees).toBeUndefined();
  });

  it('opens again if its money was handed over in time and posts later', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const { id, order } = await startRestructure(borrower);
    await handOver(borrower, order.missing, '2d');
    await world.control.advance(borrower, '49h');
    const again = await wire.call('repayRestructureDetail', id, borrower);
    expect(again).toMatchObject({ state: 'INITIATED', missing: 0, from: order.from });
    const data = await steps.restructure(borrower, id.restructureOrderId);
    await wire.call('repayRestructureConfirm', data, borrower);
    await world.control.advance(borrower, '1m');
    const { newLoan } = await wire.call('repayRestructureDetail', id, borrower);
    const made = await steps.pending(borrower, newLoan?.loanOrderId ?? '');
    expect(made.installments.map(({ dueDate }) => dueDate)).toEqual(
      order.schedule.map(({ dueDate }) => dueDate),
    );
  });
});
