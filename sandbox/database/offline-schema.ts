import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { IsoDate } from '#domain/dates.ts';
import type { VirtualAccountState } from '#domain/payments/virtual-account.ts';
import type { RefundState } from '../life-cycles/refund.machine.ts';
import type { Account } from '../rules/account.ts';
import type { CounterPaymentState } from '../life-cycles/counter-payment.machine.ts';
import { lifeCycle, stageColumns } from './life-cycle-columns.ts';

/** Tables for payments at channels. Units as in `schema.ts`, or centavos if the name says so. */

export const virtualAccounts = sqliteTable(
  'virtual_accounts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    accountNumber: text().notNull().unique(),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    channelId: text().notNull(),
    amount: integer().notNull(),
    /** Last due date of the instalments that the amount pays in full; null if it pays none. */
    paysTo: text().$type<IsoDate>(),
    issuedAt: integer().notNull(),
    expiresAt: integer().notNull(),
    state: text().$type<VirtualAccountState>().notNull(),
    ...stageColumns,
  },
  (table) => [index('virtual_accounts_of_loan').on(table.loanOrderId)],
);

/** A posted payment has the same `paymentId` in `payments`. */
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
    /** Time at which the lender learns of the payment; null for never. */
    postsAt: integer(),
    state: text().$type<CounterPaymentState>().notNull(),
    ...lifeCycle,
  },
  (table) => [index('counter_payments_of_user').on(table.userId)],
);

export const credits = sqliteTable(
  'credits',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    /** The posted payment, the payment from this credit on another loan, or the refund. */
    paymentId: text().notNull(),
    /** Negative if credit was used or refunded. */
    centavos: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('credits_of_user').on(table.userId)],
);

/** Credit of a loan that paid another loan. */
export const creditUses = sqliteTable(
  'credit_uses',
  {
    /** The payment on the other loan. */
    paymentId: text().primaryKey(),
    userId: text().notNull(),
    /** The loan that the credit came from. */
    loanOrderId: text().notNull(),
    amount: integer().notNull(),
  },
  (table) => [index('credit_uses_of_user').on(table.userId)],
);

/** Refunds of credit. Credit below a peso that ends with a deleted account is a row, too. */
export const refunds = sqliteTable(
  'refunds',
  {
    refundId: text().primaryKey(),
    userId: text().notNull(),
    /** Centavos taken from the credit of each loan. */
    parts: text({ mode: 'json' }).$type<{ loanOrderId: string; centavos: number }[]>().notNull(),
    centavos: integer().notNull(),
    account: text({ mode: 'json' }).$type<Account>().notNull(),
    requestedAt: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    ...lifeCycle,
  },
  (table) => [index('refunds_of_user').on(table.userId)],
);

export const overdueFeeReversals = sqliteTable(
  'overdue_fee_reversals',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    paymentId: text().notNull(),
    amount: integer().notNull(),
    valueDate: text().$type<IsoDate>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('overdue_fee_reversals_of_user').on(table.userId)],
);

/** Parts of service fees that were not deducted at the payout. */
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
