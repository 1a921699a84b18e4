import { expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, wire } = await lenderOfFile();

const page = async (borrower: MadeBorrower, data: object) => {
  const { orders, next } = await wire.call('myOrders', data, borrower);
  return { ids: orders.map(({ loanOrderId }) => loanOrderId), cursor: next ?? '' };
};

it('R1: 10,000 loans are returned page by page, newest first', async () => {
  const borrower = await control.borrower('many-records');
  const { ids, cursor } = await page(borrower, { group: 'settled', limit: 100 });
  const second = await page(borrower, { limit: 100, cursor });
  expect([...ids, ...second.ids]).toEqual(borrower.loanOrderIds.slice(0, 200));
});

it('R1: a malformed cursor, and page sizes of zero or too many, are refused', async () => {
  const borrower = await control.borrower('two-loans');
  for (const data of [{ cursor: "1' or '1" }, { limit: 0 }, { limit: 101 }, { limit: 1.5 }]) {
    expect(await wire.code('myOrders', data, borrower)).toBe(assumedCodes.invalidData);
  }
});
