import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastLoanOf } from '../borrower-steps.ts';
import { openOperations, type Operations } from './operation-steps.ts';

let world: Operations['world'];
let steps: Operations['steps'];
let wire: Operations['wire'];

beforeEach(async () => {
  ({ world, steps, wire } = await openOperations());
});
afterEach(() => world.close());

it('the totals of a rollover order equal those of the repay page, before and after the rollover', async () => {
  const borrower = await world.control.borrower('service-fee-due');
  await world.control.advance(borrower, '17d');
  const id = await steps.initiateRollover(borrower);
  const order = await wire.call('repayDeferralDetail', id, borrower);
  const due = await steps.pending(borrower);
  // 27 of 30 days of 300 pesos of interest, none of the 155 of the second instalment, 187 of the fee.
  expect(due.settlement).toEqual({ amount: 5_457, saves: 185 });
  expect(order.totalToday).toBe(5_457);
  expect(order.schedule.map(({ serviceFee }) => serviceFee)).toEqual([undefined, 187]);
  expect(order.disclosure.html.replaceAll(' ', ' ')).toContain('processing fee ₱187.00');
  expect(order.disclosure.html).toContain('₱5,457.00');

  await wire.call(
    'repayDeferralConfirm',
    await steps.rollOver(borrower, id.deferralOrderId),
    borrower,
  );
  expect((await steps.pending(borrower)).totalDue).toBe(order.totalAfter - order.missing);
  expect(order.totalAfter).toBe(560 + 5_000 + 300 + 155 + 187);
});

it('the totals of a restructure order equal those of the repay page, before and after the restructure', async () => {
  const borrower = await world.control.borrower('service-fee-due');
  await world.control.advance(borrower, '40d');
  const id = await steps.initiateRestructure(borrower);
  const order = await wire.call('repayRestructureDetail', id, borrower);
  expect(order.totalToday).toBe((await steps.pending(borrower)).settlement?.amount);
  // 5,548 by the plan, minus the interest of 11 days to come, plus the fee.
  expect(order.totalToday).toBe(5_548 - 55 + 187);
  expect(order.schedule.at(-1)?.serviceFee).toBe(187);
  const { html } = await wire.call('repayRestructureContractPreview', id, borrower);
  expect(html.replaceAll(' ', ' ')).toContain('processing fee ₱187.00');

  await wire.call(
    'repayRestructureConfirm',
    await steps.restructure(borrower, id.restructureOrderId),
    borrower,
  );
  world.pass(40_000);
  const { newLoan } = await wire.call('repayRestructureDetail', id, borrower);
  const made = await steps.pending(borrower, newLoan?.loanOrderId ?? '');
  expect(made.totalDue).toBe(order.totalAfter - order.missing);
});

it('T5: a processing fee that is paid during the review is removed from the new plan, without a second consent', async () => {
  const borrower = await world.control.borrower('service-fee-due');
  await world.control.advance(borrower, '40d');
  const id = await steps.initiateRestructure(borrower);
  const data = await steps.restructure(borrower, id.restructureOrderId);
  await wire.call('repayRestructureConfirm', data, borrower);
  await wire.call(
    'serviceFeePayment',
    { loanOrderId: lastLoanOf(borrower), amount: 187 },
    borrower,
  );
  const agreed = await wire.call('repayRestructureDetail', id, borrower);
  expect(agreed.state).toBe('CONFIRMED');
  world.pass(40_000);
  const order = await wire.call('repayRestructureDetail', id, borrower);
  expect(order).toMatchObject({ state: 'COMPLETED' });
  const withoutFee = agreed.schedule.map((part) => ({ ...part, serviceFee: undefined }));
  expect(order.schedule).toEqual(withoutFee);
  expect(order.schedule.at(-1)?.serviceFee).toBeUndefined();
  const made = await steps.pending(borrower, order.newLoan?.loanOrderId ?? '');
  const planned = order.schedule.map(
    (part) => part.principal + part.interest + part.carriedOverdueFee,
  );
  expect(made.totalDue).toBe(planned.reduce((sum, amount) => sum + amount, 0));
});
