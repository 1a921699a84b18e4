import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Consent } from '#domain/loans/agreement.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { RestructureStep } from '#domain/operations/operation.ts';
import type { MissedReason } from '#domain/operations/operation-news.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import type { DeferralState } from '../life-cycles/deferral-order.machine.ts';
import type { RestructureState } from '../life-cycles/restructure-order.machine.ts';
import type {
  RestructureOpening,
  RestructurePrice,
  RolloverOpening,
  RolloverPrice,
} from '../rules/operation-pricing.ts';
import type { PriceList } from '../rules/product.ts';
import { lifeCycle } from './life-cycle-columns.ts';

const operation = {
  userId: text().notNull(),
  loanOrderId: text().notNull(),
  ...lifeCycle,
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
};

export const deferralOrders = sqliteTable(
  'deferral_orders',
  {
    deferralOrderId: text().primaryKey(),
    ...operation,
    state: text().$type<DeferralState>().notNull(),
    opening: text({ mode: 'json' }).$type<RolloverOpening>().notNull(),
    /** Null before the confirmation. */
    agreed: text({ mode: 'json' }).$type<RolloverPrice>(),
  },
  (table) => [index('deferral_orders_of_user').on(table.userId)],
);

export const restructureOrders = sqliteTable(
  'restructure_orders',
  {
    restructureOrderId: text().primaryKey(),
    ...operation,
    state: text().$type<RestructureState>().notNull(),
    opening: text({ mode: 'json' }).$type<RestructureOpening>().notNull(),
    /** Null before the agreement, and after a payment returned the order to `initiated`. */
    agreed: text({ mode: 'json' }).$type<RestructurePrice>(),
    steps: text({ mode: 'json' }).$type<Partial<Record<RestructureStep, number>>>().notNull(),
    newLoanOrderId: text(),
    /** Pesos of credit that paid the new loan. */
    credit: integer().notNull(),
  },
  (table) => [index('restructure_orders_of_user').on(table.userId)],
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

/** Price lists of borrowers who do not have the present one. */
export const priceLists = sqliteTable('price_lists', {
  userId: text().primaryKey(),
  rollover: text().$type<PriceList>().notNull(),
});
