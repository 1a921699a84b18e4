import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manilaDay } from '#domain/dates.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { inboxOf } from '#sandbox/repositories/service/messages.ts';
import { atDepth } from '#tests/depth.ts';
import { borrowerSteps } from './borrower-steps.ts';
import { type InMemory, openSandbox } from './in-memory.ts';
import type { MadeBorrower } from './wire-client.ts';

let world: InMemory;
let wire: InMemory['wire'];
let steps: ReturnType<typeof borrowerSteps>;

beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
  ({ wire } = world);
  steps = borrowerSteps(world);
});
afterEach(() => world.close());

/** Pays the settlement of a loan plus `more` pesos. */
async function overpay(
  borrower: MadeBorrower,
  loanOrderId: string | undefined,
  more: number,
  postAfter = '0s',
): Promise<void> {
  const { settlement } = await steps.pending(borrower, loanOrderId);
  const { accountNumber, ...number } = await steps.numberOf(borrower, {
    loanOrderId,
    channelId: 'gcash-bills',
    amount: settlement?.amount ?? 0,
  });
  const amount = Math.round((number.amount + more) * 100) / 100;
  await world.control.payAtCounter({ accountNumber, amount, postAfter });
}

async function apply(borrower: MadeBorrower) {
  const application = await steps.application(borrower, { loanAmount: 1_000 });
  const offer = await wire.call('queryBorrowQuotaWithInput', application, borrower);
  const { loanOrderId } = await wire.call('applyOrder', application, borrower);
  return { loanOrderId, offer };
}

describe('overpaid money while another loan is being repaid', () => {
  async function twoRunning() {
    const borrower = await world.control.borrower('two-loans');
    await world.control.advance(borrower, '1d');
    const [newer, older] = borrower.loanOrderIds;
    return { borrower, newer, older };
  }

  it('pays the running loan at once, and the borrower gets an SMS', async () => {
    const { borrower, newer, older } = await twoRunning();
    const before = await steps.pending(borrower, older);
    await overpay(borrower, newer, 700.5);
    expect((await steps.detail(borrower, newer)).creditCentavos).toBe(50);
    const after = await steps.pending(borrower, older);
    expect(after.totalDue).toBe(before.totalDue - 700);
    expect(after.payments).toMatchObject([{ amount: 700, account: null, creditOf: newer }]);
    expect((await steps.texts(borrower))[0]).toMatch(
      /^Hiram: ₱700\.00 that you overpaid before was used/,
    );
    const { credits } = await world.control.ledger(borrower);
    expect(credits.map(({ centavos }) => centavos)).toEqual([70_050, -70_000]);
  });

  it('does not pay a loan with an open rollover', async () => {
    const borrower = await world.control.borrower('two-loans');
    await world.control.advance(borrower, '1d');
    const [newer, older] = borrower.loanOrderIds;
    const { dueDate } = await steps.pending(borrower, older);
    const days = (Date.parse(dueDate) - Date.parse(manilaDay(world.now()))) / 86_400_000;
    await world.control.advance(borrower, `${days - 3}d`);
    await wire.call('repayDeferralInitiate', { loanOrderId: older }, borrower);
    const before = await steps.pending(borrower, older);
    await overpay(borrower, newer, 50);
    expect((await steps.detail(borrower, newer)).creditCentavos).toBe(5_000);
    expect((await steps.pending(borrower, older)).totalDue).toBe(before.totalDue);
  });
});

describe('overpaid money before the next loan', () => {
  it('is part of the offer, and pays the first instalment at the payout', async () => {
    const borrower = await world.control.borrower('overpaid');
    const { loanOrderId, offer } = await apply(borrower);
    expect(offer.fromCredit).toBe(100);
    const status = () => wire.call('queryLoanOrderStatus', { loanOrderId }, borrower);
    expect((await status()).fromCredit).toBe(100);
    await world.control.advance(borrower, '1h');
    expect((await status()).fromCredit).toBeUndefined();
    const { totalDue, installments, payments } = await steps.pending(borrower, loanOrderId);
    expect(payments).toMatchObject([{ amount: 100, creditOf: borrower.loanOrderIds[0] }]);
    expect(installments[0]?.paidAmount).toBe(100);
    expect(totalDue).toBe(1_000 + offer.calculation.interest - 100);
    expect((await steps.detail(borrower, borrower.loanOrderIds[0])).creditCentavos).toBe(0);
    expect((await steps.texts(borrower))[0]).toMatch(
      /^Hiram: ₱100\.00 that you overpaid before was used/,
    );
  });

  it('pays at most the first instalment; the rest stays credit', async () => {
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
    const { installments } = await steps.pending(borrower, loanOrderId);
    expect(installments.map(({ period }) => period)).toEqual([2]);
    expect((await steps.detail(borrower, old)).creditCentavos).toBe((2_100 - due) * 100);
  });
});

describe('refundOverpayment', () => {
  const refund = async (borrower: MadeBorrower, options = {}) =>
    wire.call('refundOverpayment', {}, { token: borrower.token, ...options });
  const home = async (borrower: MadeBorrower) => wire.call('getHomepageData', {}, borrower);

  it('sends all credit to the payout account, and returns its state at each step', async () => {
    const borrower = await world.control.borrower('overpaid');
    const { overpaid } = await home(borrower);
    expect(overpaid).toMatchObject({ centavos: 10_000, refund: null });
    const afterRequest = await refund(borrower);
    expect(afterRequest.overpaid).toMatchObject({
      centavos: 0,
      refund: { state: 'sending', centavos: 10_000, account: overpaid?.account },
    });
    const [loanOrderId] = borrower.loanOrderIds;
    const { story, creditCentavos, overpaid: onLoan } = await steps.detail(borrower, loanOrderId);
    expect([creditCentavos, onLoan]).toEqual([0, afterRequest.overpaid]);
    expect(story?.entries.at(-1)).toMatchObject({ kind: 'refunded', centavos: 10_000 });
    await world.control.advance(borrower, '1m');
    expect((await home(borrower)).overpaid?.refund).toMatchObject({ state: 'sent' });
    expect((await steps.texts(borrower))[0]).toMatch(
      /₱100\.00 that you overpaid was sent to GCash/,
    );
    await world.control.advance(borrower, '8d');
    expect((await home(borrower)).overpaid).toBeUndefined();
  });

  it('answers a copy with the first reply, and sends no money for a second request', async () => {
    const borrower = await world.control.borrower('overpaid');
    const attempt = { suffix: 'abcdefghij', t: world.now() };
    const first = await refund(borrower, attempt);
    expect(await refund(borrower, attempt)).toEqual(first);
    expect((await refund(borrower)).overpaid).toEqual(first.overpaid);
    await world.control.advance(borrower, '1m');
    expect((await refund(borrower)).overpaid?.refund?.state).toBe('sent');
    const { credits } = await world.control.ledger(borrower);
    expect(credits.map(({ centavos }) => centavos)).toEqual([10_000, -10_000]);
  });

  it('keeps the money as credit each time the account rejects it, and the account can be changed', async () => {
    const borrower = await world.control.borrower('refund-failed');
    const { overpaid } = await home(borrower);
    expect(overpaid).toMatchObject({ centavos: 10_000, refund: { state: 'failed' } });
    const { bankCard } = await wire.call('operationConfig', {}, borrower);
    expect(bankCard?.closed).toBeNull();
    await refund(borrower);
    await world.control.advance(borrower, '1m');
    const { credits } = await world.control.ledger(borrower);
    const moved = credits.map(({ centavos }) => centavos);
    expect(moved).toEqual([10_000, -10_000, 10_000, -10_000, 10_000]);
    const change = {
      smsCode: await steps.codeFor(borrower, 'changeBankCard'),
      accountType: payoutMethod.payMaya,
      bankCode: null,
      originalNumber: '09171230000',
      newNumber: '09189876543',
      holder: bankCard?.account.holder ?? '',
      faceChecked: true,
    };
    await wire.call('changeBankCard', change, borrower);
    await refund(borrower);
    await world.control.advance(borrower, '1m');
    expect((await home(borrower)).overpaid?.refund).toMatchObject({ state: 'sent' });
  });
});

async function remove(borrower: MadeBorrower): Promise<number> {
  const smsCode = await steps.codeFor(borrower, 'deleteAccount');
  return wire.code('deleteAccount', { reason: 'privacy', note: '', smsCode }, borrower);
}
const lastTexts = async ({ mobile }: MadeBorrower) =>
  world.sandbox.work(null, async ({ tx }) =>
    (await inboxOf(tx, mobile)).map(({ text }) => text).join(),
  );
const refundsOf = async ({ userId }: MadeBorrower) => {
  const { refunds, credits } = await world.control.ledger({ userId });
  const left = credits.reduce((sum, { centavos }) => sum + centavos, 0);
  return { left, refunds: refunds.map(({ state, centavos }) => ({ state, centavos })) };
};

describe('a deletion', () => {
  it('refunds overpaid money by itself', async () => {
    const borrower = await world.control.borrower('overpaid');
    const blockers = await wire.call('deletionBlockers', {}, borrower);
    expect(blockers).toMatchObject({ blockers: [], overpaid: { centavos: 10_000 } });
    expect(await remove(borrower)).toBe(0);
    const refunds = [{ state: 'sent', centavos: 10_000 }];
    expect(await refundsOf(borrower)).toEqual({ left: 0, refunds });
    expect(await lastTexts(borrower)).toMatch(/₱100\.00 that you overpaid was sent to/);
  });

  it('gives up credit of less than a peso', async () => {
    const borrower = await world.control.borrower('loan-70');
    await overpay(borrower, borrower.loanOrderIds[0], 0.5);
    expect((await wire.call('deletionBlockers', {}, borrower)).overpaid?.centavos).toBe(50);
    expect(await remove(borrower)).toBe(0);
    const refunds = [{ state: 'givenUp', centavos: 50 }];
    expect(await refundsOf(borrower)).toEqual({ left: 0, refunds });
  });

  it('sends a reference by SMS if the account rejects the money', async () => {
    const borrower = await world.control.borrower('refund-failed');
    expect(await remove(borrower)).toBe(0);
    const { left, refunds } = await refundsOf(borrower);
    expect([left, refunds[0]?.state]).toEqual([0, 'unclaimed']);
    expect(await lastTexts(borrower)).toMatch(/tell customer service the reference [0-9A-F]{10}/);
  });
});

describe('money that posts after a deletion', () => {
  it('waits at customer service, as the last SMS says', async () => {
    const borrower = await world.control.borrower('overpaid');
    const { virtualAccounts } = await world.control.ledger(borrower);
    const accountNumber = virtualAccounts[0]?.accountNumber ?? '';
    expect(await remove(borrower)).toBe(0);
    expect(await lastTexts(borrower)).toMatch(
      /keep the receipt: customer service pays the money back/,
    );
    await world.control.payAtCounter({ accountNumber, amount: 500, postAfter: '0s' });
    const { left, refunds } = await refundsOf(borrower);
    expect(left).toBe(0);
    expect(refunds).toContainEqual({ state: 'unclaimed', centavos: 50_000 });
    expect(await lastTexts({ ...borrower, mobile: `deleted ${borrower.userId}` })).toBe('');
  });
});

describe('a random history', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const step = fc.oneof(
    fc.record({
      does: fc.constant('overpays' as const),
      more: fc.integer({ min: 0, max: 90_000 }),
    }),
    fc.record({ does: fc.constantFrom('borrows' as const, 'asks' as const) }),
    fc.record({ does: fc.constant('waits' as const), time: fc.constantFrom('20s', '1h', '9d') }),
  );
  const scenario = fc.constantFrom('overpaid', 'loan-70', 'two-loans');
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  async function take(borrower: MadeBorrower, one: Step): Promise<void> {
    const { loans, quota } = await wire.call('getHomepageData', {}, borrower);
    const owed = loans.findLast(({ status }) => status === 70 || status === 75);
    if (one.does === 'waits') await world.control.advance(borrower, one.time);
    if (one.does === 'asks') await wire.call('refundOverpayment', {}, borrower);
    if (one.does === 'borrows' && quota?.closed === null) await apply(borrower);
    if (one.does === 'overpays' && owed) await overpay(borrower, owed.loanOrderId, one.more / 100);
  }

  async function books({ userId }: MadeBorrower) {
    const { orders, counterPayments, refunds, credits } = await world.control.ledger({ userId });
    const plans = orders.flatMap(({ repaymentPlan }) => repaymentPlan.installments);
    const gone = refunds.filter(({ state }) => state !== 'failed');
    return {
      cameIn: sum(counterPayments.map(({ centavos }) => centavos)),
      posted: sum(plans.map(({ paidAmount }) => paidAmount)) * 100,
      refunded: sum(gone.map(({ centavos }) => centavos)),
      credit: sum(credits.map(({ centavos }) => centavos)),
    };
  }

  it('receives as much money as it allocates, refunds and keeps as credit, and leaves less than a peso after a refund', async () => {
    const refunded: number[] = [];
    await fc.assert(
      fc.asyncProperty(
        scenario,
        fc.array(step, { minLength: 4, maxLength: 8 }),
        async (name, life) => {
          const borrower = await world.control.borrower(name);
          await world.control.advance(borrower, '1d');
          for (const one of life) {
            await take(borrower, one);
            const { cameIn, posted, refunded: back, credit } = await books(borrower);
            expect(cameIn).toBe(posted + back + credit);
          }
          await wire.call('refundOverpayment', {}, borrower);
          const { overpaid } = await wire.call('getHomepageData', {}, borrower);
          expect(overpaid?.centavos ?? 0).toBeLessThan(100);
          refunded.push((await books(borrower)).refunded);
        },
      ),
      { numRuns: atDepth(4, 200) },
    );
    expect(sum(refunded)).toBeGreaterThan(0);
  });
});
