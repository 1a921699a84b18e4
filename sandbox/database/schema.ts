import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Consent } from '#domain/loans/agreement.ts';
import type { Language } from '#domain/language.ts';
import type { SmsPurpose } from '#domain/account/sms-code.ts';
import type { CreditState } from '../life-cycles/credit-order.machine.ts';
import type { LoanState } from '../life-cycles/loan-order.machine.ts';
import type { Account } from '../rules/account.ts';
import type { Allocation } from '../rules/allocation.ts';
import type { InitialPart } from '../rules/overdue.ts';
import type { PriceList, TermRange } from '../rules/product.ts';
import { lifeCycle } from './life-cycle-columns.ts';

/* Instants are milliseconds by the borrower's clock, amounts whole pesos, days `YYYY-MM-DD`. */

export const borrowers = sqliteTable('borrowers', {
  userId: text().primaryKey(),
  mobile: text().notNull().unique(),
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  name: text().notNull(),
  /** Language of the last request. */
  language: text().$type<Language>().notNull(),
  /** The credit bureau lists the borrower, so every review rejects them. */
  flagged: integer({ mode: 'boolean' }).notNull(),
  account: text({ mode: 'json' }).$type<Account>(),
  /** How the lender sells to the borrower: the terms on offer, and the prices of rollovers. */
  termRange: text().$type<TermRange>().notNull(),
  priceList: text().$type<PriceList>().notNull(),
  createdAt: integer().notNull(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    token: text().primaryKey(),
    userId: text().notNull(),
    /** Maker and model; empty if unknown, and after the deletion of the account. */
    device: text().notNull(),
    /** A `PhoneId`; empty if unknown, and after the deletion of the account. */
    phone: text().notNull(),
    createdAt: integer().notNull(),
    /** When a later login ended the session; null if none did. */
    squeezedAt: integer(),
    /** When the deletion of the account ended the session; null if it did not. */
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
    purpose: text().$type<SmsPurpose>(),
    sentAt: integer().notNull(),
    usedAt: integer(),
    /** A `PhoneId`; null for an SMS without a code. */
    phone: text(),
    /** Wrong codes from the phone that requested this one, and from all other phones. */
    wrongByAsker: integer().notNull(),
    wrongByOthers: integer().notNull(),
  },
  (table) => [
    index('sms_of_mobile').on(table.mobile),
    index('sms_of_phone').on(table.phone, table.sentAt),
  ],
);

/** Wrong passwords for a username, which need not exist, from a phone. */
export const passwordGuesses = sqliteTable(
  'password_guesses',
  {
    username: text().notNull(),
    phone: text().notNull(),
    wrong: integer().notNull(),
    since: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.username, table.phone] })],
);

/**
 * Milliseconds by which clocks are moved, by mobile; the row of the empty mobile moves all clocks.
 */
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
    announcedAt: integer(),
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
    /** The amount first borrowed. */
    borrowed: integer().notNull(),
    /** Fees of the operations on this loan, and the cost of the loans that it replaced. */
    otherCosts: integer().notNull(),
    operationFees: integer().notNull(),
    /** Days by which rollovers postponed this loan. */
    extraDays: integer().notNull(),
    freeDays: integer().notNull(),
    /** The day on which an operation started the present plan; null for the plan of the payout. */
    planFrom: text(),
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
    /** The fee of a settled instalment; that of an unpaid one is calculated for the day. */
    overdueFee: integer().notNull(),
    paidAmount: integer().notNull(),
    repayDate: text(),
    /** The instalment when the present plan began. Later receipts change the columns above. */
    begun: text({ mode: 'json' }).$type<InitialPart>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.loanOrderId, table.period] })],
);

export const payments = sqliteTable(
  'payments',
  {
    /** Increases in the order of posting. */
    id: integer().primaryKey({ autoIncrement: true }),
    paymentId: text().notNull().unique(),
    userId: text().notNull(),
    loanOrderId: text().notNull(),
    amount: integer().notNull(),
    paidAt: integer().notNull(),
    confirmed: text(),
    /** Final once `closed`, because a new plan began. */
    allocations: text({ mode: 'json' }).$type<Allocation[]>().notNull(),
    keptCentavos: integer().notNull(),
    closed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('payments_of_user').on(table.userId),
    index('payments_of_loan').on(table.loanOrderId),
  ],
);

/** First replies to money requests, which repeated copies of the requests get again. */
export const moneyReplies = sqliteTable(
  'money_replies',
  {
    userId: text().notNull(),
    suffix: text().notNull(),
    t: integer().notNull(),
    method: text().notNull(),
    /** SHA-256 of the calls. A request with another hash is not a copy. */
    content: text().notNull(),
    reply: text({ mode: 'json' }).$type<unknown>().notNull(),
    copies: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.suffix, table.t] })],
);

export const events = sqliteTable(
  'events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text().notNull(),
    at: integer().notNull(),
    kind: text().notNull(),
    subject: text(),
    detail: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('events_of_user').on(table.userId)],
);
