import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Consent } from '#domain/loans/agreement.ts';
import type { Language } from '#domain/language.ts';
import type { SmsPurpose } from '#domain/account/sms-code.ts';
import type { CreditState } from '../life-cycles/credit-order.machine.ts';
import type { LoanState } from '../life-cycles/loan-order.machine.ts';
import type { Account } from '../rules/account.ts';
import type { Allocation } from '../rules/allocation.ts';
import type { InitialPart } from '../rules/overdue.ts';
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
  /** Language of the borrower's last request, used for SMS. */
  language: text().$type<Language>().notNull(),
  /** The credit bureau lists the borrower, so every review rejects them. */
  flagged: integer({ mode: 'boolean' }).notNull(),
  account: text({ mode: 'json' }).$type<Account>(),
  createdAt: integer().notNull(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    token: text().primaryKey(),
    userId: text().notNull(),
    /** Maker and model from the first request that states them; empty until then. */
    device: text().notNull(),
    /**
     * The phone that first used the session (`PhoneId`); empty until then, and after deletion of the
     * account.
     */
    phone: text().notNull(),
    createdAt: integer().notNull(),
    /** Time at which a later login ended the session; null if none did. */
    squeezedAt: integer(),
    /** Time at which the deletion of the account ended the session; null if none did. */
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
    /** Purpose of the code; null for an SMS without a code. */
    purpose: text().$type<SmsPurpose>(),
    sentAt: integer().notNull(),
    usedAt: integer(),
    /** The phone that requested the code (`PhoneId`); null for an SMS without a code. */
    phone: text(),
    /**
     * Wrong codes that count against this one: from the phone that requested it, and from all other
     * phones.
     */
    wrongByAsker: integer().notNull(),
    wrongByOthers: integer().notNull(),
  },
  (table) => [
    index('sms_of_mobile').on(table.mobile),
    index('sms_of_phone').on(table.phone, table.sentAt),
  ],
);

/**
 * Wrong passwords for a username from one phone, since the first of them. The username need not exist.
 */
export const passwordGuesses = sqliteTable(
  'password_guesses',
  {
    username: text().notNull(),
    /** The phone that sent them (`PhoneId`). */
    phone: text().notNull(),
    wrong: integer().notNull(),
    since: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.username, table.phone] })],
);

/** Milliseconds by which clocks are moved, by mobile; the row of the empty mobile moves all clocks. */
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
    /** Answers of the completed forms, by name of the form. */
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
    /** Time at which the lender announced the coupon; null if it did not. */
    announcedAt: integer(),
    /** The loan that the coupon was used on; null if it was not used. */
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
    /**
     * The cost of this loan and the loans that it replaced, without this loan's own interest, fee
     * and overdue fees.
     */
    otherCosts: integer().notNull(),
    /** Fees of operations on this loan. */
    operationFees: integer().notNull(),
    /** Days by which rollovers postponed this loan. */
    extraDays: integer().notNull(),
    /** Days of the term without interest, from a re-offer. */
    freeDays: integer().notNull(),
    /** The day on which an operation started the present plan; null for the plan of the payout. */
    planFrom: text(),
    /** The loan that replaced this one; null if none did. */
    newLoanOrderId: text(),
    /** The loan that this one replaced; null for an ordinary loan. */
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
    /** Overdue fee when the instalment was settled; before that it is calculated for the day. */
    overdueFee: integer().notNull(),
    paidAmount: integer().notNull(),
    repayDate: text(),
    /**
     * The instalment at the beginning of the present plan. The columns above are calculated from
     * this column and from later receipts.
     */
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
    /** The rollover or restructure that the payment confirms; null without one. */
    confirmed: text(),
    /** Allocation of the payment; final once a new plan began (`closed`). */
    allocations: text({ mode: 'json' }).$type<Allocation[]>().notNull(),
    keptCentavos: integer().notNull(),
    closed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('payments_of_user').on(table.userId),
    index('payments_of_loan').on(table.loanOrderId),
  ],
);

/** Ranges of terms of borrowers who are not offered the standard terms. */
export const termRanges = sqliteTable('term_ranges', {
  userId: text().primaryKey(),
  range: text().$type<TermRange>().notNull(),
});

/**
 * The reply to each request that moves money. Repeated copies of the request get the same reply.
 */
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
    /** Number of repeated copies after the first. */
    copies: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.suffix, table.t] })],
);

/** Events of borrowers, in order. */
export const events = sqliteTable(
  'events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text().notNull(),
    at: integer().notNull(),
    kind: text().notNull(),
    /** The order that the event is about; null without one. */
    subject: text(),
    detail: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('events_of_user').on(table.userId)],
);
