import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { day } from '#domain/constants.ts';
import { instalments, loanOrders, payments } from '../../database/schema.ts';
import type { Loan } from './loans.ts';
import type { Work } from '../work.ts';

const loansADay = 10;

/**
 * The number of a copy, from 1; `days` is by how many days that copy is earlier than the original.
 */
const number = sql.raw('copy');
const days = sql`(1 + (${number} - 1) / ${sql.raw(String(loansADay))})`;

const earlier = (instant: SQLiteColumn) => sql`${instant} - ${days} * ${day}`;
const dayBefore = (date: SQLiteColumn) => sql`date(${date}, '-' || ${days} || ' days')`;
const renamed = (id: SQLiteColumn) => sql`${id} || '_' || ${number}`;

type Copied = {
  table: SQLiteTable & { loanOrderId: SQLiteColumn };
  changes: [SQLiteColumn, SQL][];
};

const copied: readonly Copied[] = [
  {
    table: loanOrders,
    changes: [
      [loanOrders.loanOrderId, renamed(loanOrders.loanOrderId)],
      [loanOrders.loanNumber, sql`'HR' || printf('%014d', ${number})`],
      [loanOrders.appliedAt, earlier(loanOrders.appliedAt)],
      [loanOrders.since, earlier(loanOrders.since)],
      [loanOrders.paidOutAt, earlier(loanOrders.paidOutAt)],
    ],
  },
  {
    table: instalments,
    changes: [
      [instalments.loanOrderId, renamed(instalments.loanOrderId)],
      [instalments.dueDate, dayBefore(instalments.dueDate)],
      [instalments.repayDate, dayBefore(instalments.repayDate)],
    ],
  },
  {
    table: payments,
    changes: [
      // SQLite assigns the id.
      [payments.id, sql`NULL`],
      [payments.paymentId, renamed(payments.paymentId)],
      [payments.loanOrderId, renamed(payments.loanOrderId)],
      [payments.paidAt, earlier(payments.paidAt)],
    ],
  },
];

/** For scenarios with very long lists. The copies have no events in the event log. */
export async function copySettledLoan({ tx }: Work, loan: Loan, count: number): Promise<void> {
  const { loanOrderId, state } = loan;
  if (state !== 'settled') throw new Error(`${loanOrderId} is not settled`);
  for (const { table, changes } of copied) {
    const columns = Object.values(getTableColumns(table));
    const names = columns.map(({ name }) => sql.identifier(name));
    const values = columns.map(
      (column) => changes.find(([changed]) => changed === column)?.[1] ?? sql`${column}`,
    );
    await tx.run(sql`
      INSERT INTO ${table} (${sql.join(names, sql`, `)})
      WITH RECURSIVE copies(copy) AS
        (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ${count})
      SELECT ${sql.join(values, sql`, `)} FROM ${table}, copies
      WHERE ${table.loanOrderId} = ${loanOrderId}`);
  }
}
