import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Consent } from '#domain/agreement.ts';
import type { Language } from '#domain/language.ts';
import type { SmsPurpose } from '#domain/sms-code.ts';
import type { CreditState } from '../life-cycles/credit-order.machine.ts';
import type { LoanState } from '../life-cycles/loan-order.machine.ts';
import type { Account } from '../rules/account.ts';
import type { Allocation } from '../rules/allocation.ts';
import type { BegunPart } from '../rules/overdue.ts';
import type { CouponRule } from '../rules/coupon-words.ts';
import type { TermRange } from '../rules/product.ts';
import { lifeCycle } from './life-cycle-columns.ts';

/* Instants are milliseconds by the borrower's clock, amounts whole pesos, days `YYYY-MM-DD`. */

export const borrowers = sqliteTable('borrowers', {
  userId: text().primaryKey(),
  mobile: text().notNull().unique(),
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  /** The language of their last request: SMS come in it. */
  language: text().$type<Language>().notNull(),
  /** On the list of a credit bureau: every review turns this person down. */
  flagged: integer({ mode: 'boolean' }).notNull(),
  account: text({ mode: 'json' }).$type<Account>(),
  createdAt: integer().notNull(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    token: text().primaryKey(),
    userId: text().notNull(),
    /** Maker and model, as its first request to say so says; empty until then. */
    device: text().notNull(),
    /** The phone that it was first used from (`PhoneId`); empty until then, and once the account is deleted. */
    phone: text().notNull(),
    createdAt: integer().notNull(),
    /** When a later login on another device ended it. */
    squeezedAt: integer(),
    /** When its borrower’s account was deleted. */
    endedAt: integer(),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
);

export const sms = sqliteTable(
  'sms',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    mobile: text().notNull(),
    text: text().notNull(),
    code: text(),
    /** What the code is for; null for SMS without one. */
    purpose: text().$type<SmsPurpose>(),
    sentAt: integer().notNull(),
    usedAt: integer(),
    /** The phone that asked for the code (`PhoneId`); null for SMS without one. */
    phone: text(),
    /** Wrong codes that count against this one: from the phone that asked for it, and from all others together. */
    wrongByAsker: integer().notNull(),
    wrongByOthers: integer().notNull(),
  },
  (table) => [
    index('sms_of_mobile').on(table.mobile),
    index('sms_of_phone').on(table.phone, table.sentAt),
  ],
);

/** Wrong passwords from one phone for a username, whether anybody has it or not, since the first of them. */
export const passwordGuesses = sqliteTable(
  'password_guesses',
  {
    username: text().notNull(),
    /** The phone that they came from (`PhoneId`). */
    phone: text().notNull(),
    wrong: integer().notNull(),
    since: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.username, table.phone] })],
);

/** How far clocks were moved: a borrower's own, and everyone's under the empty mobile. */
export const clocks = sqliteTable('clocks', {
  mobile: text().primaryKey(),
  offset: integer().notNull(),
});

export const creditOrders = sqliteTable(
  'credit_orders',
  {
    creditOrderId: text().primaryKey(),
    userId: text().notNull(),
    state: text().$type<CreditState>().notNull(),
    ...lifeCycle,
    createdAt: integer().notNull(),
    approvedAt: integer(),
    totalLimit: integer(),
    monthlyIncome: integer(),
    birthDate: text(),
    /** The forms as they were filled in, by their names. */
    forms: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('credit_orders_of_user').on(table.userId)],
);

export const uploads = sqliteTable(
  'uploads',
  {
    creditOrderId: text().notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    uploadedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.creditOrderId, table.kind] })],
);

export const coupons = sqliteTable(
  'coupons',
  {
    couponId: text().primaryKey(),
    userId: text().notNull(),
    amount: integer().notNull(),
    minLoanAmount: integer().notNull(),
    expiresOn: text().notNull(),
    rule: text().$type<CouponRule>().notNull(),
    /** When the lender told of it; null where it did not. */
    announcedAt: integer(),
    /** The loan that it was used on. */
    usedBy: text(),
  },
  (table) => [index('coupons_of_user').on(table.userId)],
);

export const loanOrders = sqliteTable(
  'loan_orders',
  {
    loanOrderId: text().primaryKey(),
    loanNumber: text().notNull(),
    userId: text().notNull(),
    creditOrderId: text().notNull(),
    state: text().$type<LoanState>().notNull(),
    ...lifeCycle,
    appliedAt: integer().notNull(),
    paidOutAt: integer(),
    loanAmount: integer().notNull(),
    term: integer().notNull(),
    lendingAmount: integer().notNull(),
    processingFee: integer().notNull(),
    interest: integer().notNull(),
    account: text({ mode: 'json' }).$type<Account>().notNull(),
    consent: text({ mode: 'json' }).$type<Consent>().notNull(),
    /** The amount borrowed at first, and what this order or one before it cost beside its own interest, fee and overdue fees. */
    borrowed: integer().notNull(),
    otherCosts: integer().notNull(),
    /** Fees of operations on this order itself, and days by which rollovers put it off. */
    operationFees: integer().notNull(),
    extraDays: integer().notNull(),
    /** Days of its term that a re-offer gave without interest. */
    freeDays: integer().notNull(),
    /** The day that a rollover or a restructure made its present plan on; null for the plan of its payout. */
    planFrom: text(),
    /** The order that its balance was made into, and the one whose balance it is. */
    newLoanOrderId: text(),
    restructuredFrom: text(),
  },
  (table) => [
    index('loan_orders_in_order').on(table.userId, table.appliedAt, table.loanOrderId),
    index('loan_orders_moving').on(table.userId, table.timerAt),
  ],
);

export const instalments = sqliteTable(
  'instalments',
  {
    loanOrderId: text().notNull(),
    period: integer().notNull(),
    dueDate: text().notNull(),
    principal: integer().notNull(),
    interest: integer().notNull(),
    /** Charged when the instalment is settled; until then it follows from the day. */
    overdueFee: integer().notNull(),
    paidAmount: integer().notNull(),
    repayDate: text(),
    /** As the present plan began with it; the columns before it follow from it and from what came in since. */
    begun: text({ mode: 'json' }).$type<BegunPart>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.loanOrderId, table.period] })],
);

export const payments = sqliteTable(
  'payments',
  {
    /** In the order in which they were posted. */
    id: integer().primaryKey({ autoIncrement: true }),
    paymentId: text().notNull().unique(),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    amount: integer().notNull(),
    paidAt: integer().notNull(),
    /** The rollover or restructure that it was drawn to confirm, if any. */
    confirmed: text(),
    /** How it was divided; for good, once a plan was made of what was left (`closed`). */
    allocations: text({ mode: 'json' }).$type<Allocation[]>().notNull(),
    keptCentavos: integer().notNull(),
    closed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('payments_of_user').on(table.userId),
    index('payments_of_loan').on(table.loanOrderId),
  ],
);

/** The range of a borrower who is not offered the standard terms. */
export const termRanges = sqliteTable('term_ranges', {
  userId: text().primaryKey(),
  range: text().$type<TermRange>().notNull(),
});

/** The reply to each request that moves money, replayed to every copy of the request. */
export const moneyReplies = sqliteTable(
  'money_replies',
  {
    userId: text().notNull(),
    suffix: text().notNull(),
    t: integer().notNull(),
    method: text().notNull(),
    /** SHA-256 of method and data: a request that differs in them is no copy. */
    content: text().notNull(),
    reply: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** How often a copy came after the first. */
    copies: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.suffix, table.t] })],
);

/** What happened to a borrower, in order. */
export const events = sqliteTable(
  'events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text().notNull(),
    at: integer().notNull(),
    kind: text().notNull(),
    /** The order that it concerns. */
    subject: text(),
    detail: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('events_of_user').on(table.userId)],
);
