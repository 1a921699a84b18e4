import { expect, test } from 'vitest';
import { company } from '#app/company.ts';
import { openSandbox } from './in-memory.ts';

test('L1: customer service answers at the numbers that the app calls official', async () => {
  const world = await openSandbox('2026-11-22T12:00:00+08:00');
  const { hotline, email } = await world.wire.call('customerServiceEntrance', {});
  expect({ hotline, email }).toEqual({
    hotline: company.companyHotline,
    email: company.companyEmail,
  });
  world.close();
});
