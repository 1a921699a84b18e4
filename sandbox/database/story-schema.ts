import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { IsoDate } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import type { SignedDocument } from '#domain/loans/loan-story.ts';

/** Tables for a loan's story. Units as in `schema.ts`. */

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

/** Overdue fees of earlier plans. Those of the present plan are calculated with the loan account. */
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
