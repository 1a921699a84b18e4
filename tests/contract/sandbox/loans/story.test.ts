import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LoanOrder } from '#domain/loans/loan-order.ts';
import type { LoanStory } from '#domain/loans/loan-story.ts';
import type { RepaymentDetail } from '#domain/payments/repayment.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { operationSteps } from '../operations/operation-steps.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';
import type { MadeBorrower } from '../wire-client.ts';

let world: InMemory;
beforeAll(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterAll(() => world.close());

const pesosOn = v.array(v.object({ loanOrderId: v.string(), amount: v.number() }));
const Ledger = v.object({
  orders: v.array(LoanOrder),
  payments: v.array(
    v.object({ loanOrderId: v.string(), paymentId: v.string(), amount: v.number() }),
  ),
  counterPayments: v.array(v.object({ paymentId: v.string(), centavos: v.number() })),
  credits: v.array(v.object({ loanOrderId: v.string(), centavos: v.number() })),
  serviceFeePayments: pesosOn,
  overdueFeeReversals: pesosOn,
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

async function readDetail(
  borrower: MadeBorrower,
  loanOrderId: string,
): Promise<RepaymentDetail & { story: LoanStory }> {
  const detail = await world.wire.call('queryRepayOrderDetail', { loanOrderId }, borrower);
  if (!detail.story) throw new Error('no story');
  return { ...detail, story: detail.story };
}

const of = ({ entries }: LoanStory, ...kinds: LoanStory['entries'][number]['kind'][]) =>
  sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ centavos }) => centavos));

/** Compares a statement with the ledger's rows, to the centavo. */
async function asTheLedgerSays(borrower: MadeBorrower, loanOrderId: string): Promise<LoanStory> {
  const ledger = v.parse(Ledger, await world.control.ledger(borrower));
  const { story } = await readDetail(borrower, loanOrderId);
  const order = ledger.orders.find((one) => one.loanOrderId === loanOrderId);
  if (!order) throw new Error('not in the ledger');
  const mine = <Row extends { loanOrderId: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.loanOrderId === loanOrderId);

  const { remaining, overdueFee } = instalmentTotals(order.repaymentPlan.installments);
  const credit = sum(mine(ledger.credits).map(({ centavos }) => centavos));
  const feesPaid = sum(mine(ledger.serviceFeePayments).map(({ amount }) => amount));
  expect(story.entries.at(-1)?.balanceCentavos).toBe(remaining * 100 - credit);

  const counters = ledger.counterPayments;
  const received = mine(ledger.payments).map(({ paymentId, amount }) => {
    const counter = counters.find((one) => one.paymentId === paymentId);
    return counter?.centavos ?? amount * 100;
  });
  expect(0 - of(story, 'payment')).toBe(sum(received) + feesPaid * 100);
  const reversed = sum(mine(ledger.overdueFeeReversals).map(({ amount }) => amount));
  expect(0 - of(story, 'feeTakenBack')).toBe(reversed * 100);
  expect(of(story, 'feeToTakeBack')).toBe(reversed * 100);
  // The order of a loan that was replaced keeps the interest that the restructure waived.
  const waived = order.newLoanOrderId ? [] : (['letOff'] as const);
  const charged = [
    of(story, 'overdueFee'),
    of(story, 'loan', 'takenOver'),
    of(story, 'interest', 'extraInterest', ...waived),
  ];
  const inLedger = [overdueFee, order.loanAmount, order.interest].map((pesos) => pesos * 100);
  expect(charged).toEqual(inLedger);
  expect(of(story, 'rolloverFee', 'restructureFee')).toBe((order.operationFees ?? 0) * 100);
  expect(of(story, 'rolloverFee')).toBe(sum(story.rollovers.map(({ fee }) => fee)) * 100);
  let balance = 0;
  for (const { centavos, balanceCentavos } of story.entries) {
    balance += centavos;
    expect(balanceCentavos).toBe(balance);
  }
  const days = story.entries.map(({ on }) => on);
  expect(days).toEqual(days.toSorted());
  return story;
}

const first = ({ loanOrderIds: [loanOrderId = ''] }: MadeBorrower) => loanOrderId;

describe('R4: a statement of account', () => {
  it.each([
    'loan-70',
    'loan-75',
    'loan-80',
    'overpaid',
    'paid-not-posted',
    'service-fee-due',
    'two-loans',
    'restructured',
  ])('equals the ledger to the centavo: %s', async (scenario) => {
    const borrower = await world.control.borrower(scenario);
    const { orders } = await world.control.ledger(borrower);
    const paidOut = orders.filter(({ status }) => status >= 70);
    expect(paidOut.length).toBeGreaterThan(0);
    for (const { loanOrderId } of paidOut) await asTheLedgerSays(borrower, loanOrderId);
  });

  it('of a loan paid in part while late has the overdue fees before and after the payment', async () => {
    const borrower = await world.control.borrower('loan-75');
    await operationSteps(world).payAtCounter(borrower, 1_044.5);
    await world.control.advance(borrower, '6d');
    const { overdueCharges, settledOn } = await asTheLedgerSays(borrower, first(borrower));
    expect(settledOn).toBeNull();
    expect(overdueCharges.map(({ days, base }) => [days, base])).toEqual([
      [5, 2_800],
      [6, 1_779],
    ]);
  });

  it('of a loan rolled over while late has fee, interest for the extra days, and earlier overdue fees', async () => {
    const borrower = await world.control.borrower('loan-75');
    const loanOrderId = first(borrower);
    const steps = operationSteps(world);
    const { deferralOrderId } = await steps.initiateRollover(borrower);
    const confirmed = await steps.rollOver(borrower, deferralOrderId);
    await world.wire.call('repayDeferralConfirm', confirmed, borrower);
    await world.control.advance(borrower, '45s');
    const rolled = await asTheLedgerSays(borrower, loanOrderId);
    expect(rolled.rollovers).toHaveLength(1);
    expect(rolled.overdueCharges[0]).toMatchObject({ days: 5, base: 2_800, amount: 23 });
    expect(rolled.documents.map(({ kind }) => kind)).toEqual([
      'agreement',
      'disclosure',
      'rollover',
    ]);
    expect(rolled.documents[2]).toMatchObject({ hash: confirmed.agreement.hash });
    await world.control.advance(borrower, '40d');
    const lateAgain = await asTheLedgerSays(borrower, loanOrderId);
    expect(lateAgain.overdueCharges).toHaveLength(2);
  });

  it('of a restructured loan moves the balance to the new loan, which starts with that balance', async () => {
    const borrower = await world.control.borrower('restructured');
    const [next = '', old = ''] = borrower.loanOrderIds;
    const before = await asTheLedgerSays(borrower, old);
    const after = await asTheLedgerSays(borrower, next);
    expect(before.newLoan?.loanOrderId).toBe(next);
    expect(after.restructuredFrom?.loanOrderId).toBe(old);
    expect(of(after, 'takenOver')).toBe(0 - of(before, 'movedOn'));
    expect(of(after, 'takenOver')).toBeGreaterThan(0);
    expect(after.amountReceived).toBe(0);
    expect(after.documents.map(({ kind }) => kind)).toContain('restructure');
    expect(before.documents.map(({ kind }) => kind)).toContain('restructure');
  });
});

describe('R3: money on its way and reversed overdue fees', () => {
  it('R3, O7: the money is listed until it posts, and then the reversal of the overdue fees since its value date', async () => {
    const borrower = await world.control.borrower('paid-not-posted');
    const loanOrderId = first(borrower);
    const waiting = await asTheLedgerSays(borrower, loanOrderId);
    expect(waiting.onItsWay).toHaveLength(1);
    const { counterPayments } = await world.control.ledger(borrower);
    expect(waiting.onItsWay[0]).toMatchObject({
      name: 'Cebuana Lhuillier',
      centavos: counterPayments[0]?.centavos,
    });
    expect(of(waiting, 'overdueFee')).toBeGreaterThan(0);
    const data = { loanOrderId };
    const due = await world.wire.call('queryPendingRepayPlan', data, borrower);
    expect(due.onItsWay).toEqual(waiting.onItsWay);
    const { orders } = await world.wire.call('myOrders', {}, borrower);
    expect(orders[0]).toMatchObject({ status: 75, onItsWay: waiting.onItsWay, oncePosted: [] });
    await world.control.advance(borrower, '2d');
    const posted = await asTheLedgerSays(borrower, loanOrderId);
    expect(posted.onItsWay).toEqual([]);
    expect(of(posted, 'feeTakenBack')).toBeLessThan(0);
    expect(posted.entries.at(-1)?.balanceCentavos).toBe(0);
    expect(posted.settledOn).toBe('2026-11-19');
  });
});

describe('R4: the signed documents of an application', () => {
  it('are its agreement, word for word with hash and the lender’s time, and its disclosure', async () => {
    const borrower = await world.control.borrower('approved');
    const { token, creditOrderId } = borrower;
    const choice = { creditOrderId, loanAmount: 5_000, term: 61, couponIds: [] };
    const options = { token, lang: 'fil' };
    const text = await world.wire.call('loanContractPreview', choice, options);
    const { hash, version, html } = text;
    const agreement = { hash, version, agreedAt: 1_000, language: 'fil' };
    const applied = await world.wire.call('applyOrder', { ...choice, agreement }, options);
    await world.control.advance(borrower, '1h');
    const { story } = await readDetail(borrower, applied.loanOrderId);
    const [signed, disclosure] = story.documents;
    expect(signed).toMatchObject({ kind: 'agreement', html, hash, version, language: 'fil' });
    expect(signed?.agreedAt).toBe(Date.parse('2026-11-22T12:00:00+08:00'));
    expect(disclosure).toMatchObject({ kind: 'disclosure', language: 'fil' });
    expect(disclosure?.html).toContain('₱5,000.00');
  });
});

describe('M1: the forecast for late payment', () => {
  it.each(['loan-70', 'loan-75'])(
    '%s: equals the overdue fee on its second day',
    async (scenario) => {
      const borrower = await world.control.borrower(scenario);
      const data = { loanOrderId: first(borrower) };
      const pending = await world.wire.call('queryPendingRepayPlan', data, borrower);
      const { ifUnpaid = [], dueDate, overdueMonthlyRate } = pending;
      expect(ifUnpaid).toHaveLength(3);
      expect(overdueMonthlyRate).toBe(50_000);
      const days = scenario === 'loan-70' ? 27 : 7;
      await world.control.advance(borrower, `${days}d`);
      const then = await world.wire.call('queryPendingRepayPlan', data, borrower);
      expect(then.dueDate).toBe(dueDate);
      expect(then.overdueFee).toBe(ifUnpaid[1]?.overdueFee);
      expect(then.overdueFee).toBeGreaterThan(0);
    },
  );
});

describe('M1: the offer of a rollover', () => {
  it('has the fee, the interest, the due date and the amount due now of the order', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const data = { loanOrderId: first(borrower) };
    const { offers } = await world.wire.call('queryPendingRepayPlan', data, borrower);
    const { deferralOrderId } = await world.wire.call('repayDeferralInitiate', data, borrower);
    const order = await world.wire.call('repayDeferralDetail', { deferralOrderId }, borrower);
    expect(order.fee + order.newInterest).toBe(order.cost.after - order.cost.byPlan);
    expect(offers?.rollover).toEqual({
      available: true,
      payNow: order.missing,
      fee: order.fee,
      interest: order.newInterest,
      dueDate: order.newDueDate,
    });
  });
});
