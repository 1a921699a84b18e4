import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { LoanGroup } from '#domain/loans/loan-groups.ts';
import { sandboxOfFile } from '../sandbox-server.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, sandbox, wire } = await sandboxOfFile();

type Filter = { group?: LoanGroup; limit?: number };

async function pagesOf(borrower: MadeBorrower, filter: Filter) {
  const pages = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const data = cursor === undefined ? filter : { ...filter, cursor };
    const { orders, next } = await wire.call('myOrders', data, borrower);
    pages.push(orders);
    cursor = next;
  }
  return pages;
}

async function statementsOfPage(borrower: MadeBorrower): Promise<number> {
  const before = sandbox.statements();
  await wire.call('myOrders', { group: 'settled', limit: 100 }, borrower);
  return sandbox.statements() - before;
}

const idsIn = (orders: readonly { loanOrderId: string }[]) =>
  orders.map(({ loanOrderId }) => loanOrderId);

describe('myOrders', () => {
  it('R1: returns all loans, newest first, on one page or page by page', async () => {
    const borrower = await control.borrower('coupons-of-every-kind');
    const whole = await pagesOf(borrower, {});
    const pages = await pagesOf(borrower, { limit: 1 });
    expect([whole, pages].map((all) => all.map((page) => page.length))).toEqual([[2], [1, 1]]);
    expect(idsIn(pages.flat())).toEqual(idsIn(whole.flat()));
    expect(idsIn(whole.flat())).toEqual(borrower.loanOrderIds);
  });

  it('R1: refuses a malformed cursor, and page sizes of zero or too many', async () => {
    const { token } = await control.borrower('two-loans');
    expect(await wire.code('myOrders', { cursor: "1' or '1", limit: 5 }, { token })).not.toBe(0);
    for (const limit of [0, 101, 1.5]) {
      expect(await wire.code('myOrders', { limit }, { token })).not.toBe(0);
    }
  });
});

describe('the scenario many-records', () => {
  it('R1: has 10,000 loans, of which two pages, a detail and the ledger can be read', async () => {
    const before = sandbox.statements();
    const borrower = await control.borrower('many-records');
    // One statement copies many loans; a statement for each loan would take minutes.
    expect(sandbox.statements() - before).toBeLessThan(300);
    const first = await wire.call('myOrders', { group: 'settled', limit: 100 }, borrower);
    expect(idsIn(first.orders)).toEqual(borrower.loanOrderIds.slice(0, 100));
    const cursor = first.next ?? 'none';
    const second = await wire.call('myOrders', { limit: 100, cursor }, borrower);
    expect(idsIn(second.orders)).toEqual(borrower.loanOrderIds.slice(100, 200));
    expect(new Set(borrower.loanOrderIds)).toHaveProperty('size', 10_000);

    const oldest = borrower.loanOrderIds.at(-1) ?? 'none';
    const detail = await wire.call('queryRepayOrderDetail', { loanOrderId: oldest }, borrower);
    expect(detail.payments).toHaveLength(1);
    const { payments, orders } = await control.ledger(borrower);
    expect(orders).toHaveLength(10_000);
    const few = await statementsOfPage(await control.borrower('loan-80'));
    expect(await statementsOfPage(borrower)).toBeLessThanOrEqual(few);
    expect(payments).toHaveLength(10_000);
    const Allocated = v.array(v.record(v.string(), v.number()));
    for (const { amount, allocations } of payments) {
      const parts = v.parse(Allocated, allocations).map(({ period: _, ...pesos }) => pesos);
      const pesos = parts.flatMap((part) => Object.values(part));
      expect(pesos.reduce((sum, some) => sum + some, 0)).toBe(amount);
    }
  });
});
