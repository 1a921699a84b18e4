import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Consent } from '#domain/loans/agreement.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { MissedReason } from '#domain/operations/operation-news.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import type { Language } from '#domain/language.ts';
import type { SignedDocument } from '#domain/loans/loan-story.ts';
import type { OperationOrderState } from '../life-cycles/operation-order.machine.ts';
import type { OperationTerms } from '../rules/operation-pricing.ts';
import { lifeCycle } from './life-cycle-columns.ts';

/* Tables for rollovers, restructures and a loan's story. Units as in `schema.ts`. */

export const operationOrders = sqliteTable(
  'operation_orders',
  {
    orderId: text().primaryKey(),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    ...lifeCycle,
    state: text().$type<OperationOrderState>().notNull(),
    terms: text({ mode: 'json' }).$type<OperationTerms>().notNull(),
    initiatedAt: integer().notNull(),
    confirmedAt: integer(),
    completedAt: integer(),
    acknowledgedAt: integer(),
    /** Ids of payments, in the order of posting. */
    received: text({ mode: 'json' }).$type<string[]>().notNull(),
    /**
     * Null before the confirmation, if a payment alone confirmed the operation, and after a payment
     * returned a restructure to `initiated`.
     */
    consent: text({ mode: 'json' }).$type<Consent>(),
    newLoanOrderId: text(),
    /** Pesos of credit that paid the new loan. */
    credit: integer().notNull(),
  },
  (table) => [index('operation_orders_of_user').on(table.userId)],
);

/** Operations that were not carried out although money was paid for them. */
export const missedOperations = sqliteTable(
  'missed_operations',
  {
    orderId: text().primaryKey(),
    userId: text().notNull(),
    /** The loan that received the money. */
    loanOrderId: text().notNull(),
    kind: text().$type<OperationKind>().notNull(),
    reason: text().$type<MissedReason>().notNull(),
    /** Pesos paid for the operation. */
    pesos: integer().notNull(),
    missing: integer().notNull(),
    /** Value date of the last payment. */
    on: text().$type<IsoDate>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('missed_operations_of_user').on(table.userId)],
);

export const signedDocuments = sqliteTable(
  'signed_documents',
  {
    /** The loan order or operation order of the consent. */
    orderId: text().notNull(),
    kind: text().$type<SignedDocument['kind']>().notNull(),
    loanOrderId: text().notNull(),
    html: text().notNull(),
    version: text().notNull(),
    hash: text().notNull(),
    language: text().$type<Language>().notNull(),
    agreedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    index('signed_documents_of_loan').on(table.loanOrderId),
  ],
);

/**
 * Overdue fees of earlier plans. Those of the present plan are calculated with the loan account.
 */
export const overdueCharges = sqliteTable(
  'overdue_charges',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    loanOrderId: text().notNull(),
    dueDate: text().$type<IsoDate>().notNull(),
    from: text().$type<IsoDate>().notNull(),
    through: text().$type<IsoDate>().notNull(),
    days: integer().notNull(),
    base: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [index('overdue_charges_of_loan').on(table.loanOrderId)],
);
