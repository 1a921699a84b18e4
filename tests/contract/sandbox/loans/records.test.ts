import { expect, it } from 'vitest';
import type { Database, Transaction } from '#sandbox/database/database.ts';
import { assumedCodes } from '#domain/codes.ts';
import { allocated } from '#sandbox/rules/allocation.ts';
import { lastLoanOf, lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, sandbox, steps, wire } = await lenderOfFile();

let statements = 0;
/** Counts the SQL statements of the lender. */
function watch(database: Database): void {
  const counted: readonly unknown[] = ['delete', 'insert', 'run', 'select', 'update'];
  const watched = (tx: Transaction) =>
    new Proxy(tx, {
      get(target, name) {
        if (counted.includes(name)) statements += 1;
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const method: unknown = value.bind(target);
        return method;
      },
    });
  const { work } = database;
  database.work = (run) => work((tx) => run(watched(tx)));
}
watch(sandbox.database);

async function statementsOf<T>(run: () => Promise<T>) {
  const before = statements;
  const result = await run();
  return { result, count: statements - before };
}

const page = async (borrower: MadeBorrower, data: object) => {
  const { orders, next } = await wire.call('myOrders', data, borrower);
  return { ids: orders.map(({ loanOrderId }) => loanOrderId), cursor: next ?? '' };
};

it('R1: 10,000 loans are returned page by page, newest first, with no more SQL statements than one loan', async () => {
  const few = await control.borrower('loan-80');
  const filter = { group: 'settled', limit: 100 };
  const { count: most } = await statementsOf(() => page(few, filter));
  // One statement copies many loans; a statement for each loan would take minutes.
  const { result: borrower, count } = await statementsOf(() => control.borrower('many-records'));
  expect(count).toBeLessThan(300);
  const first = await statementsOf(() => page(borrower, filter));
  expect(first.count).toBeLessThanOrEqual(most);
  const { ids, cursor } = first.result;
  const second = await page(borrower, { limit: 100, cursor });
  expect([...ids, ...second.ids]).toEqual(borrower.loanOrderIds.slice(0, 200));
  expect((await steps.detail(borrower, lastLoanOf(borrower))).payments).toHaveLength(1);
  const { payments, orders } = await control.ledger(borrower);
  expect([orders.length, payments.length]).toEqual([10_000, 10_000]);
  for (const { amount, allocations } of payments) {
    expect(allocations.reduce((sum, one) => sum + allocated(one), 0)).toBe(amount);
  }
});

it('R1: a malformed cursor, and page sizes of zero or too many, are refused', async () => {
  const borrower = await control.borrower('two-loans');
  for (const data of [{ cursor: "1' or '1" }, { limit: 0 }, { limit: 101 }, { limit: 1.5 }]) {
    expect(await wire.code('myOrders', data, borrower)).toBe(assumedCodes.invalidData);
  }
});
