import { afterEach, beforeEach, expect, it } from 'vitest';
import { operationSteps } from '../operations/operation-steps.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';

let world: InMemory;

beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

it.each([
  ['nothing while the amount due first is on its way', 'loan-70', 2_800, null],
  ['the rest while a part is on its way', 'loan-70', 1_000, '₱1,803.00'],
  ['nothing while the money pays for a rollover', 'rollover-offered', 560, null],
] as const)('the SMS about an overdue loan requests %s', async (_, scenario, amount, rest) => {
  const borrower = await world.control.borrower(scenario);
  const steps = operationSteps(world);
  if (scenario === 'rollover-offered') await steps.initiateRollover(borrower);
  await steps.payAtCounter(borrower, amount, '40d', { amount });
  await world.control.advance(borrower, '30d');
  const { loans } = await world.wire.call('getHomepageData', {}, borrower);
  expect(loans).toMatchObject([{ status: 75 }]);
  const reminder = (await steps.texts(borrower)).find((text) => text.includes('is overdue'));
  expect(reminder?.match(/₱[\d,.]+/)?.[0] ?? null).toBe(rest);
});
