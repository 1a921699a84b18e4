import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOperations, type Operations } from './operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

let world: Operations['world'];
let steps: Operations['steps'];
let wire: Operations['wire'];

beforeEach(async () => {
  ({ world, steps, wire } = await openOperations());
});
afterEach(() => world.close());

const numberOf = async (borrower: MadeBorrower, amount: number, loanOrderId?: string) =>
  steps.numberOf(borrower, { channelId: 'gcash-bills', amount, loanOrderId });

async function payAtCounter(borrower: MadeBorrower, amount: number, postAfter: string) {
  const { accountNumber } = await numberOf(borrower, amount);
  await world.control.payAtCounter({ accountNumber, amount, postAfter });
  return accountNumber;
}

const rollOver = async (borrower: MadeBorrower) =>
  (await steps.initiateRollover(borrower)).deferralOrderId;

async function restructure(borrower: MadeBorrower): Promise<{ restructureOrderId: string }> {
  const id = await steps.initiateRestructure(borrower);
  const confirmation = await steps.restructure(borrower, id.restructureOrderId);
  await wire.call('repayRestructureConfirm', confirmation, borrower);
  return id;
}

describe('a rollover', () => {
  it('V2: is confirmed by money from a counter, whose allocation contains the fee', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const old = await numberOf(borrower, 5_000);
    await rollOver(borrower);
    const used = await payAtCounter(borrower, 560, '1h');
    await world.control.advance(borrower, '2h');
    expect(await steps.pending(borrower)).toMatchObject({ totalDue: 5_455, overdueDays: 0 });
    const { payments, creditCentavos } = await steps.detail(borrower);
    expect(payments).toMatchObject([
      {
        amount: 560,
        receivedCentavos: 56_000,
        division: { interest: 300, principal: 0, rolloverFee: 260, credit: 0 },
      },
    ]);
    expect(creditCentavos).toBe(0);
    const texts = await steps.texts(borrower);
    expect(texts[0]).toContain('₱5,000.00 of principal is outstanding');
    expect(texts[1]).toContain('received your payment of ₱560.00 at GCash');
    expect(texts[1]).toMatch(/Thank you\.$/);
    // Numbers from before the rollover now have wrong amounts.
    const { virtualAccounts } = await world.control.ledger(borrower);
    expect(virtualAccounts.map(({ accountNumber, state }) => [accountNumber, state])).toEqual([
      [used, 'used'],
      [old.accountNumber, 'replaced'],
    ]);
  });

  it('O7: is withdrawn by a payment with an earlier value date than its price', async () => {
    const borrower = await world.control.borrower('loan-75');
    await payAtCounter(borrower, 1_000, '30h');
    await world.control.advance(borrower, '1d');
    const deferralOrderId = await rollOver(borrower);
    const before = await wire.call('repayDeferralDetail', { deferralOrderId }, borrower);
    const data = await steps.rollOver(borrower, deferralOrderId);
    await world.control.advance(borrower, '6h');
    const refused = await wire.code('repayDeferralConfirm', data, borrower);
    expect(refused).toBe(403006);
    // The payment counts on the loan from its value date, and a new rollover is priced with it.
    const again = await rollOver(borrower);
    expect(again).not.toBe(deferralOrderId);
    const order = await wire.call('repayDeferralDetail', { deferralOrderId: again }, borrower);
    expect(order).toMatchObject({ paidAmount: 0, interest: 0 });
    expect(order.principal).toBe(before.principal - (1_000 - 23 - 300));
    expect((await steps.detail(borrower)).payments).toHaveLength(1);
    await wire.call('repayDeferralConfirm', await steps.rollOver(borrower, again), borrower);
    expect((await steps.pending(borrower)).totalDue).toBe(
      order.principal + order.newInterest + 155,
    );
  });

  it('O7: stays as agreed after its confirmation if a payment with an earlier value date posts later', async () => {
    const borrower = await world.control.borrower('loan-75');
    await payAtCounter(borrower, 1_000, '3d');
    await world.control.advance(borrower, '1d');
    const data = await steps.rollOver(borrower, await rollOver(borrower));
    await wire.call('repayDeferralConfirm', data, borrower);
    const agreed = await steps.pending(borrower);
    const { repayPlans: before } = await steps.detail(borrower);
    await world.control.advance(borrower, '2d');
    expect(await steps.pending(borrower)).toMatchObject({
      dueDate: agreed.dueDate,
      totalDue: agreed.totalDue - 1_000,
    });
    const { repayPlans, reversals, payments, operationFees } = await steps.detail(borrower);
    expect(repayPlans[0]).toEqual(before[0]);
    expect(reversals).toEqual([]);
    expect(operationFees).toBe(260);
    expect(payments.map(({ division }) => division)).toMatchObject([
      { interest: 300, principal: 700, credit: 0 },
      { rolloverFee: 260, interest: 300, overdueFee: 28, principal: 0 },
    ]);
  });
});

describe('money on its way while an operation is open', () => {
  it.each([
    { kind: 'rollover', pays: 'what it asks for', amount: 560, isFor: true },
    { kind: 'rollover', pays: 'the instalment', amount: 2_800, isFor: false },
    { kind: 'rollover', pays: 'the whole loan', amount: 5_270, isFor: false },
    { kind: 'restructure', pays: 'what it asks for', amount: 600, isFor: true },
    { kind: 'restructure', pays: 'everything overdue', amount: 2_893, isFor: false },
  ] as const)('of a $kind is said to be for it if it pays $pays: $isFor', async (row) => {
    const { kind, amount, isFor } = row;
    const borrower = await world.control.borrower(`${kind}-offered`);
    await (kind === 'rollover' ? rollOver(borrower) : steps.initiateRestructure(borrower));
    await payAtCounter(borrower, amount, '1h');
    const [loan] = (await wire.call('getHomepageData', {}, borrower)).loans;
    expect(loan?.paysFor).toBe(isFor ? kind : undefined);
    await world.control.advance(borrower, '2h');
    const [operation] = (await world.control.ledger(borrower)).operations;
    expect(['withdrawn', 'settled'].includes(String(operation?.['state']))).toBe(!isFor);
  });
});

describe('a restructure', () => {
  it('O7: is priced again in its review by a payment with an earlier value date than its price', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    await payAtCounter(borrower, 1_000, '86405s');
    await world.control.advance(borrower, '1d');
    const id = await restructure(borrower);
    const before = await wire.call('repayRestructureDetail', id, borrower);
    await world.control.advance(borrower, '6s');
    const after = await wire.call('repayRestructureDetail', id, borrower);
    expect(after).toMatchObject({ state: 'INITIATED', missing: 0, paidAmount: before.paidAmount });
    expect(after.outstanding.principal).toBeLessThan(before.outstanding.principal);
    expect(after.totalToday).toBe((await steps.pending(borrower)).settlement?.amount);
    const data = { ...(await steps.restructure(borrower, id.restructureOrderId)) };
    await wire.call('repayRestructureConfirm', data, borrower);
    await world.control.advance(borrower, '1m');
    const { newLoan } = await wire.call('repayRestructureDetail', id, borrower);
    const made = await steps.pending(borrower, newLoan?.loanOrderId ?? '');
    expect(made.totalDue).toBe(after.totalAfter);
    expect((await steps.detail(borrower)).payments).toHaveLength(2);
  });

  it('O7: is withdrawn by a payment with an earlier value date while its minimum is unpaid', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    await payAtCounter(borrower, 1_000, '86405s');
    await world.control.advance(borrower, '1d');
    const id = await steps.initiateRestructure(borrower);
    await world.control.advance(borrower, '6s');
    expect(await wire.code('repayRestructureDetail', id, borrower)).toBe(403006);
  });

  it('T3, S4.20: pays the new loan with credit from another loan', async () => {
    const borrower = await world.control.borrower('two-loans');
    const [other = ''] = borrower.loanOrderIds;
    await world.control.advance(borrower, '15d');
    // Credit pays no loan with an open operation, so it stays until the new loan.
    await steps.initiateRestructure(borrower);
    const { settlement } = await steps.pending(borrower, other);
    const toPay = settlement?.amount ?? 0;
    const { accountNumber } = await numberOf(borrower, toPay, other);
    const overpaid = { accountNumber, amount: toPay + 700.5, postAfter: '0s' };
    await world.control.payAtCounter(overpaid);
    expect((await steps.detail(borrower, other)).creditCentavos).toBe(70_050);
    const id = await restructure(borrower);
    await world.control.advance(borrower, '1m');
    const order = await wire.call('repayRestructureDetail', id, borrower);
    expect(order.credit).toBe(700);
    const made = order.newLoan?.loanOrderId ?? '';
    expect((await steps.pending(borrower, made)).totalDue).toBe(
      order.totalAfter - order.missing - 700,
    );
    // The whole pesos are gone from the credit of the other loan; the centavos stay.
    expect((await steps.detail(borrower, other)).creditCentavos).toBe(50);
    const { credits } = await world.control.ledger(borrower);
    expect(credits.map(({ centavos }) => centavos)).toEqual([70_050, -70_000]);
    expect((await steps.detail(borrower, made)).payments).toMatchObject([
      { amount: 700, account: null, creditOf: other },
    ]);
    const { postings } = await wire.call(
      'fetchVirtualAccount',
      { loanOrderId: made, channelId: null, amount: null, renew: null },
      borrower,
    );
    expect(postings).toEqual([]);
  });
});
