import { afterEach, beforeEach, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { instalmentDue } from '#domain/payments/repayment-plan.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { borrowerSteps } from '../borrower-steps.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';

let world: InMemory;

beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

it('an early settlement takes the requested amount and leaves neither debt nor credit', async () => {
  const borrower = await world.control.borrower('loan-70');
  const [loanOrderId] = borrower.loanOrderIds;
  const due = await world.wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);
  expect(due).toMatchObject({ totalDue: 5_455, settlement: { amount: 5_100, saves: 355 } });
  const request = repaymentRequestOf(due, 2);
  if (!request.ok) throw new Error(request.reason);
  expect(request.value.amount).toBe(5_100);
  const byThePlan = { ...request.value, amount: 5_455 };
  expect(await world.wire.code('repaymentConfirm', byThePlan, borrower)).toBe(
    assumedCodes.amountChanged,
  );
  const paid = await world.wire.call('repaymentConfirm', request.value, borrower);
  expect(paid).toMatchObject({ status: 80, paidAmount: 5_100 });

  const detail = await world.wire.call('queryRepayOrderDetail', { loanOrderId }, borrower);
  expect(detail).toMatchObject({
    status: 80,
    repayOrder: { principal: 5_000, interest: 100 },
    creditCentavos: 0,
    payments: [{ amount: 5_100, division: { interest: 100, principal: 5_000, credit: 0 } }],
  });
  expect(detail.story?.entries).toMatchObject([
    { kind: 'loan', centavos: 500_000 },
    { kind: 'interest', centavos: 45_500 },
    { kind: 'payment', centavos: -510_000 },
    { kind: 'letOff', centavos: -35_500, balanceCentavos: 0 },
  ]);
});

it('a number carries the last due date that its amount pays in full', async () => {
  const borrower = await world.control.borrower('loan-70');
  const { installments } = await borrowerSteps(world).pending(borrower);
  const [first, second] = installments.map(({ dueDate }) => dueDate);
  const [one = 0] = installments.map((part) => instalmentDue(part));
  const paysTo = async (amount: number) =>
    (await borrowerSteps(world).numberOf(borrower, { amount })).paysTo;
  expect(await paysTo(one - 1)).toBeUndefined();
  expect(await paysTo(one)).toBe(first);
  expect(await paysTo(5_099)).toBe(first);
  expect(await paysTo(5_100)).toBe(second);
});
