import { describe, expect, it } from 'vitest';
import { assumedCodes, codes } from '#domain/codes.ts';
import { day, hour } from '#domain/constants.ts';
import { addDays, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { lastLoanOf, lenderOfFile } from './operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, now, steps, wire } = await lenderOfFile();

const handOver = async (borrower: MadeBorrower, amount: number, postAfter: string) =>
  steps.payAtCounter(borrower, amount, postAfter, { amount });
const rolloverOf = async (borrower: MadeBorrower, deferralOrderId: string) =>
  wire.call('repayDeferralDetail', { deferralOrderId }, borrower);
const operationsOf = async (borrower: MadeBorrower) => (await control.ledger(borrower)).operations;
const news = async (borrower: MadeBorrower) =>
  (await wire.call('getHomepageData', {}, borrower)).loans[0]?.operation;

/** A borrower whose rollover was initiated at noon, and pays at a counter. */
async function paying(amount: number, postAfter: string) {
  const borrower = await control.borrower('rollover-offered');
  const { deferralOrderId } = await steps.initiateRollover(borrower);
  await handOver(borrower, amount, postAfter);
  return { borrower, deferralOrderId };
}

describe('money at a counter for a rollover', () => {
  it('V2: confirms the rollover when the money posts, and its allocation contains the fee', async () => {
    const { borrower } = await paying(560, '1h');
    await control.advance(borrower, '2h');
    expect(await steps.pending(borrower)).toMatchObject({ totalDue: 5_455, overdueDays: 0 });
    const division = { interest: 300, principal: 0, rolloverFee: 260, credit: 0 };
    expect((await steps.detail(borrower)).payments).toMatchObject([{ amount: 560, division }]);
    const [confirmed, received] = await steps.texts(borrower);
    expect(confirmed).toContain('₱5,000.00 of principal is outstanding');
    expect(received).toMatch(/received your payment of ₱560\.00 at Cebuana .*Thank you\.$/);
  });

  it('carries out the rollover as of the day of the handover', async () => {
    const { borrower, deferralOrderId } = await paying(560, '2d');
    const { borrower: soon } = await paying(560, '1m');
    await control.advance(soon, '3d');
    await control.advance(borrower, '1d');
    // The order stays open after midnight, but only for this payment.
    const coming = { amount: 560, postsAt: now() + 2 * day };
    const order = await rolloverOf(borrower, deferralOrderId);
    expect(order).toMatchObject({ state: 'INITIATED', missing: 560, coming });
    expect(await steps.initiateRollover(borrower)).toEqual({ deferralOrderId });
    const data = await steps.rollOver(borrower, deferralOrderId);
    const confirmed = await wire.code('repayDeferralConfirm', data, borrower);
    expect(confirmed).toBe(assumedCodes.operationExpired);
    expect(await steps.pending(borrower)).toMatchObject({ paysFor: 'rollover' });
    await control.advance(borrower, '2d');
    const plan = (await steps.pending(soon)).installments;
    expect((await steps.pending(borrower)).installments).toEqual(plan);
    expect(await operationsOf(borrower)).toMatchObject([{ state: 'completed' }]);
    expect((await steps.texts(borrower))[0]).toMatch(/The rollover of loan .* is confirmed/);
    // Home reports the rollover until the borrower has seen the success page.
    expect(await news(borrower)).toMatchObject({ type: 'made', orderId: deferralOrderId });
    await wire.call('repayDeferralCompletionAck', { deferralOrderId }, borrower);
    expect(await news(borrower)).toBeUndefined();
  });

  it('reverses, if it posts late, the overdue fees since the handover, and one SMS reports the reversal', async () => {
    const borrower = await control.borrower('loan-75');
    const { deferralOrderId } = await steps.initiateRollover(borrower);
    const { missing } = await rolloverOf(borrower, deferralOrderId);
    await handOver(borrower, missing, '4d');
    const before = await steps.pending(borrower);
    await control.advance(borrower, '3d');
    const meanwhile = await steps.pending(borrower);
    expect(meanwhile.overdueFee).toBeGreaterThan(before.overdueFee);
    await control.advance(borrower, '1d');
    expect(await steps.pending(borrower)).toMatchObject({ overdueFee: 0, overdueDays: 0 });
    const { reversals = [] } = await steps.detail(borrower);
    const reversed = reversals.reduce((sum, { amount }) => sum + amount, 0);
    expect(reversed).toBeGreaterThanOrEqual(meanwhile.overdueFee - before.overdueFee);
    const texts = (await steps.texts(borrower)).filter((text) => text.includes('is cancelled'));
    expect(texts).toEqual([expect.stringContaining(`₱${reversed}.00 of overdue fee`)]);
  });

  it('is allocated to the loan without a fee if it is too little; an SMS reports this, and home for 7 days', async () => {
    const borrower = await control.borrower('rollover-offered');
    await steps.initiateRollover(borrower);
    const until = startOfManilaDay(addDays(manilaDay(now()), 1));
    const begun = { type: 'begun', missing: 560, until };
    expect(await news(borrower)).toMatchObject(begun);
    const { operation } = await steps.checkstand(borrower, { channelId: null });
    expect(operation).toEqual({ kind: 'rollover', missing: 560, until });
    await handOver(borrower, 400, '2d');
    await control.advance(borrower, '2d');
    const division = { interest: 300, principal: 100 };
    expect((await steps.detail(borrower)).payments).toMatchObject([{ amount: 400, division }]);
    const [text] = await steps.texts(borrower);
    expect(text).toContain('₱160.00 was missing. No fee was charged for it.');
    expect(text).toContain('The ₱400.00 that you paid is on your loan');
    const missed = { type: 'notMade', reason: 'tooLittle', amount: 400, missing: 160 };
    expect(await news(borrower)).toMatchObject({ ...missed, on: manilaDay(now()) });
    await control.advance(borrower, '7d');
    expect(await news(borrower)).toBeUndefined();
  });

  it('pays the loan if another operation was confirmed before it posts, and an SMS reports the reason', async () => {
    const borrower = await control.borrower('loan-75');
    await steps.initiateRollover(borrower);
    const { accountNumber } = await steps.numberOf(borrower, { amount: 2_000 });
    await control.advance(borrower, '1d');
    await steps.confirmRollover(borrower);
    const { totalDue } = await steps.pending(borrower);
    const paidAt = now() + hour;
    await control.payAtCounter({ accountNumber, amount: 600, paidAt, postAfter: '1m' });
    await control.advance(borrower, '1h');
    expect((await steps.pending(borrower)).totalDue).toBe(totalDue - 600);
    expect((await steps.texts(borrower)).join()).toContain(
      'something else was started on the loan since. No fee was charged for it',
    );
  });
});

describe('O7: money from before the initiation', () => {
  it('V2: does not confirm a rollover, also on the same day', async () => {
    const borrower = await control.borrower('rollover-offered');
    await handOver(borrower, 1_000, '1h');
    await control.advance(borrower, '1m');
    await steps.initiateRollover(borrower);
    await control.advance(borrower, '2h');
    expect(await operationsOf(borrower)).toMatchObject([{ state: 'withdrawn' }]);
    const division = { interest: 300, principal: 700 };
    const { payments, operationFees } = await steps.detail(borrower);
    expect([payments, operationFees]).toMatchObject([[{ division }], undefined]);
    expect((await steps.pending(borrower)).offers?.rollover).toMatchObject({ payNow: 223 });
  });

  it('O7: withdraws a rollover, and the price of a new one includes the money', async () => {
    const borrower = await control.borrower('loan-75');
    await handOver(borrower, 1_000, '30h');
    await control.advance(borrower, '1d');
    const { deferralOrderId } = await steps.initiateRollover(borrower);
    const before = await rolloverOf(borrower, deferralOrderId);
    const data = await steps.rollOver(borrower, deferralOrderId);
    await control.advance(borrower, '6h');
    const refused = await wire.code('repayDeferralConfirm', data, borrower);
    expect(refused).toBe(assumedCodes.operationWithdrawn);
    const again = await steps.confirmRollover(borrower);
    const order = await rolloverOf(borrower, again.deferralOrderId);
    expect(order.principal).toBe(before.principal - (1_000 - 23 - 300));
    const { totalDue } = await steps.pending(borrower);
    expect(totalDue).toBe(order.principal + order.newInterest + 155);
  });

  it('O7: leaves a confirmed rollover as agreed', async () => {
    const borrower = await control.borrower('loan-75');
    await handOver(borrower, 1_000, '3d');
    await control.advance(borrower, '1d');
    await steps.confirmRollover(borrower);
    const { dueDate, totalDue } = await steps.pending(borrower);
    await control.advance(borrower, '2d');
    const after = { dueDate, totalDue: totalDue - 1_000 };
    expect(await steps.pending(borrower)).toMatchObject(after);
    expect(await steps.detail(borrower)).toMatchObject({ reversals: [], operationFees: 260 });
  });

  it('O7: changes the price of a restructure in its review', async () => {
    const borrower = await control.borrower('restructure-offered');
    await handOver(borrower, 1_000, '86405s');
    await control.advance(borrower, '1d');
    const id = await steps.confirmRestructure(borrower);
    const detail = async () => wire.call('repayRestructureDetail', id, borrower);
    const before = await detail();
    await control.advance(borrower, '6s');
    const after = await detail();
    expect(after).toMatchObject({ state: 'INITIATED', missing: 0 });
    expect(after.outstanding.principal).toBeLessThan(before.outstanding.principal);
    await steps.confirmRestructure(borrower);
    await control.advance(borrower, '1m');
    const { newLoan } = await detail();
    const made = await steps.pending(borrower, newLoan?.loanOrderId ?? '');
    expect(made.totalDue).toBe(after.totalAfter);
  });

  it('O7: withdraws a restructure whose minimum is unpaid', async () => {
    const borrower = await control.borrower('restructure-offered');
    await handOver(borrower, 1_000, '86405s');
    await control.advance(borrower, '1d');
    const id = await steps.initiateRestructure(borrower);
    await control.advance(borrower, '6s');
    const withdrawn = await wire.code('repayRestructureDetail', id, borrower);
    expect(withdrawn).toBe(assumedCodes.operationWithdrawn);
  });
});

it.each([
  { kind: 'rollover', pays: 'about the minimum', amount: 560, isFor: true },
  { kind: 'rollover', pays: 'the instalment', amount: 2_800, isFor: false },
  { kind: 'rollover', pays: 'the whole loan', amount: 5_270, isFor: false },
  { kind: 'restructure', pays: 'about the minimum', amount: 600, isFor: true },
  { kind: 'restructure', pays: 'everything overdue', amount: 2_893, isFor: false },
] as const)(
  'money on its way that pays $pays counts for an open $kind: $isFor',
  async ({ kind, amount, isFor }) => {
    const borrower = await control.borrower(`${kind}-offered`);
    await (kind === 'rollover'
      ? steps.initiateRollover(borrower)
      : steps.initiateRestructure(borrower));
    await handOver(borrower, amount, '1h');
    const [loan] = (await wire.call('getHomepageData', {}, borrower)).loans;
    expect(loan?.paysFor).toBe(isFor ? kind : undefined);
    const { blockers } = await wire.call('deletionBlockers', {}, borrower);
    const unposted = blockers.flatMap((one) => (one.type === 'unpostedPayment' ? [one] : []));
    expect(unposted.map(({ paysFor }) => paysFor)).toEqual([isFor ? kind : undefined]);
    await control.advance(borrower, '2h');
    const [operation] = await operationsOf(borrower);
    expect(['withdrawn', 'settled'].includes(String(operation?.['state']))).toBe(!isFor);
  },
);

describe('money on its way that pays the first unpaid instalment', () => {
  const offersOf = async (borrower: MadeBorrower) => {
    const { offers, oncePosted = [] } = await steps.pending(borrower);
    return { offers, next: oncePosted[0]?.dueDate ?? '' };
  };
  const early = (from: string) => ({ available: false, reason: 'tooEarly', from });

  it.each([
    ['rollover-offered', 2_800],
    ['restructure-offered', 2_893],
  ])(
    'V1: leaves operations of the next instalment only, when it is due: %s',
    async (name, amount) => {
      const borrower = await control.borrower(name);
      await handOver(borrower, amount, '1d');
      const { offers, next } = await offersOf(borrower);
      expect(offers).toMatchObject({
        rollover: early(addDays(next, -7)),
        restructure: early(addDays(next, 3)),
      });
      const data = { loanOrderId: lastLoanOf(borrower) };
      const rollover = await wire.code('repayDeferralInitiate', data, borrower);
      const restructure = await wire.code('repayRestructureInitiate', data, borrower);
      expect([rollover, restructure]).toEqual([codes.deferralConfig, codes.restructureConfig]);
      await control.advance(borrower, '1d');
      expect((await steps.pending(borrower)).offers).toEqual(offers);
    },
  );

  it('V1: closes the offer of an initiated rollover, which stays open until the posting', async () => {
    const { borrower } = await paying(2_800, '1d');
    const { offers, next } = await offersOf(borrower);
    expect(offers).toMatchObject({
      rollover: early(addDays(next, -7)),
      open: { kind: 'rollover', state: 'INITIATED' },
    });
  });

  it('V1: delays the rollover of the next instalment until the posting', async () => {
    const borrower = await control.borrower('restructure-offered');
    await control.advance(borrower, '12d');
    const [first] = (await steps.pending(borrower)).installments;
    const { principal = 0, interest = 0, overdueFee = 0 } = first ?? {};
    await handOver(borrower, principal + interest + overdueFee, '1d');
    const waits = { available: false, reason: 'running' };
    expect((await offersOf(borrower)).offers?.rollover).toMatchObject(waits);
    await control.advance(borrower, '1d');
    expect((await steps.pending(borrower)).offers?.rollover).toMatchObject({ available: true });
  });
});

it.each([
  { kind: 'rollover', left: 100, reason: 'nothingDue', later: false },
  { kind: 'rollover', left: 200, reason: 'running', later: true },
  { kind: 'restructure', left: 193, reason: 'nothingDue', later: false },
  { kind: 'restructure', left: 493, reason: 'running', later: true },
] as const)(
  'V1: a $kind that costs more than the $left pesos beside money on its way is not offered',
  async ({ kind, left, reason, later }) => {
    const borrower = await control.borrower(`${kind}-offered`);
    const { installments, overdueFee } = await steps.pending(borrower);
    const { principal = 0, interest = 0 } = installments[0] ?? {};
    await handOver(borrower, principal + interest + overdueFee - left, '1d');
    const offerOf = async () => (await steps.pending(borrower)).offers?.[kind];
    expect(await offerOf()).toMatchObject({ available: false, reason });
    await control.advance(borrower, '1d');
    expect((await offerOf())?.available).toBe(later);
  },
);

describe('a restructure whose minimum was paid', () => {
  async function paidMinimum(postAfter: string) {
    const borrower = await control.borrower('restructure-offered');
    const id = await steps.initiateRestructure(borrower);
    const order = await wire.call('repayRestructureDetail', id, borrower);
    await handOver(borrower, order.missing, postAfter);
    await control.advance(borrower, '2m');
    return { borrower, id, order };
  }

  it.each([
    ['waits 3 days for its agreement', '1m', '71h'],
    ['opens again if its money posts later', '2d', '49h'],
  ])('%s', async (_, postAfter, later) => {
    const { borrower, id, order } = await paidMinimum(postAfter);
    await control.advance(borrower, later);
    expect((await steps.texts(borrower))[0]).toMatch(/Please agree to it in the app before Nov/);
    expect(await news(borrower)).toMatchObject({ type: 'agree' });
    await steps.confirmRestructure(borrower);
    await control.advance(borrower, '1m');
    const made = await wire.call('repayRestructureDetail', id, borrower);
    const { schedule, balance } = order;
    expect([made.state, made.schedule, made.balance.total]).toEqual([
      'COMPLETED',
      schedule,
      balance.total,
    ]);
  });

  it('expires after 3 days, and no fee is charged', async () => {
    const { borrower, id } = await paidMinimum('1m');
    await control.advance(borrower, '73h');
    const expired = await wire.code('repayRestructureDetail', id, borrower);
    expect(expired).toBe(assumedCodes.operationExpired);
    const [text] = await steps.texts(borrower);
    expect(text).toContain('you did not agree in time. No fee was charged');
    expect((await steps.detail(borrower)).operationFees).toBeUndefined();
  });
});
