import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { IsoDate } from '#domain/dates.ts';
import type { VirtualAccountState } from '#domain/virtual-account.ts';
import type { RefundState } from '../life-cycles/refund.machine.ts';
import type { Account } from '../rules/account.ts';
import type { CounterPaymentState } from '../life-cycles/counter-payment.machine.ts';
import { lifeCycle, stageColumns } from './life-cycle-columns.ts';

/** Paying a loan away from the app; units as in `schema.ts`, centavos where a name says so. */

/** Every number that was ever issued for paying a loan at a channel. */
export const virtualAccounts = sqliteTable(
  'virtual_accounts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    accountNumber: text().notNull().unique(),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    channelId: text().notNull(),
    /** What it is to be paid with. */
    amount: integer().notNull(),
    issuedAt: integer().notNull(),
    expiresAt: integer().notNull(),
    state: text().$type<VirtualAccountState>().notNull(),
    ...stageColumns,
  },
  (table) => [index('virtual_accounts_of_loan').on(table.loanOrderId)],
);

/** What was paid into a number at a counter; the lender's payment has the same `paymentId` once it is posted. */
export const counterPayments = sqliteTable(
  'counter_payments',
  {
    paymentId: text().primaryKey(),
    accountNumber: text().notNull(),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    channelId: text().notNull(),
    centavos: integer().notNull(),
    paidAt: integer().notNull(),
    /** When the lender hears of it; null: never. */
    postsAt: integer(),
    state: text().$type<CounterPaymentState>().notNull(),
    ...lifeCycle,
  },
  (table) => [index('counter_payments_of_user').on(table.userId)],
);

/** What a borrower has in their favour, movement by movement: what a posting added to it, or used up of it. */
export const credits = sqliteTable(
  'credits',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    /** The payment that was posted, or the refund. */
    paymentId: text().notNull(),
    /** Below 0 where kept centavos became a peso of the loan, where it paid another loan or was refunded. */
    centavos: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('credits_of_user').on(table.userId)],
);

/** Credit of a loan that paid another one, by a payment of its own. */
export const creditUses = sqliteTable(
  'credit_uses',
  {
    /** The payment on the other loan. */
    paymentId: text().primaryKey(),
    userId: text().notNull(),
    /** The loan whose credit it was. */
    loanOrderId: text().notNull(),
    amount: integer().notNull(),
  },
  (table) => [index('credit_uses_of_user').on(table.userId)],
);

/** Credit that went back to the borrower's payout account, or was given up with the borrower's account. */
export const refunds = sqliteTable(
  'refunds',
  {
    refundId: text().primaryKey(),
    userId: text().notNull(),
    /** What it took from the credit of each loan. */
    parts: text({ mode: 'json' }).$type<{ loanOrderId: string; centavos: number }[]>().notNull(),
    centavos: integer().notNull(),
    account: text({ mode: 'json' }).$type<Account>().notNull(),
    requestedAt: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    ...lifeCycle,
  },
  (table) => [index('refunds_of_user').on(table.userId)],
);

/** Overdue fees that were charged while money was on its way, taken back as it was posted. */
export const overdueFeeReversals = sqliteTable(
  'overdue_fee_reversals',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    paymentId: text().notNull(),
    amount: integer().notNull(),
    /** The day that the money counts from. */
    valueDate: text().$type<IsoDate>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('overdue_fee_reversals_of_user').on(table.userId)],
);

/** What of a loan's service fee was not kept back at payout: it is paid later. */
export const deferredServiceFees = sqliteTable('deferred_service_fees', {
  loanOrderId: text().primaryKey(),
  amount: integer().notNull(),
});

export const serviceFeePayments = sqliteTable(
  'service_fee_payments',
  {
    paymentId: text().primaryKey(),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    amount: integer().notNull(),
    paidAt: integer().notNull(),
  },
  (table) => [index('service_fee_payments_of_user').on(table.userId)],
);
