import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Consent } from '#domain/agreement.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { RestructureStep } from '#domain/operation.ts';
import type { MissedReason } from '#domain/operation-news.ts';
import type { OperationKind } from '#domain/operation-offer.ts';
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

/** What rollovers and restructures keep alike. */
const operation = {
  userId: text().notNull(),
  loanOrderId: text().notNull(),
  ...lifeCycle,
  initiatedAt: integer().notNull(),
  confirmedAt: integer(),
  completedAt: integer(),
  acknowledgedAt: integer(),
  /** The payments on the loan since it was initiated, in order. */
  received: text({ mode: 'json' }).$type<string[]>().notNull(),
  /** What the borrower agreed to; null where the money alone confirmed it, and before. */
  consent: text({ mode: 'json' }).$type<Consent>(),
};

export const deferralOrders = sqliteTable(
  'deferral_orders',
  {
    deferralOrderId: text().primaryKey(),
    ...operation,
    state: text().$type<DeferralState>().notNull(),
    opening: text({ mode: 'json' }).$type<RolloverOpening>().notNull(),
    /** The price that it was confirmed at. */
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
    /** The price that was agreed to. */
    agreed: text({ mode: 'json' }).$type<RestructurePrice>(),
    /** When each step of the review began. */
    steps: text({ mode: 'json' }).$type<Partial<Record<RestructureStep, number>>>().notNull(),
    newLoanOrderId: text(),
    /** What earlier overpayments paid on the new order, in pesos. */
    credit: integer().notNull(),
  },
  (table) => [index('restructure_orders_of_user').on(table.userId)],
);

/** Rollovers and restructures that are not made although money came for them. */
export const missedOperations = sqliteTable(
  'missed_operations',
  {
    orderId: text().primaryKey(),
    userId: text().notNull(),
    /** The loan on which the money counts. */
    loanOrderId: text().notNull(),
    kind: text().$type<OperationKind>().notNull(),
    /**
     * Too little came, it was not agreed to in time, another operation began, nothing was left to put
     * off, or money of an earlier day changed its price.
     */
    reason: text().$type<MissedReason>().notNull(),
    /** The pesos that came for it, what of its minimum was missing, and the day the last of them counts from. */
    pesos: integer().notNull(),
    missing: integer().notNull(),
    on: text().$type<IsoDate>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('missed_operations_of_user').on(table.userId)],
);

/** The price list of a borrower who has not the present one. */
export const priceLists = sqliteTable('price_lists', {
  userId: text().primaryKey(),
  rollover: text().$type<PriceList>().notNull(),
});
