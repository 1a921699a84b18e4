import { eq } from 'drizzle-orm';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { Transaction } from '../database/database.ts';
import { moneyReplies, uploads } from '../database/schema.ts';
import { publicAccount } from '../rules/account.ts';
import { uploadState } from '../rules/documents.ts';
import { accountChangesOf } from './account/bank-card.ts';
import type { Borrower } from './account/borrowers.ts';
import { creditsOf, reversalsOf } from './credit/credits.ts';
import { type CreditRow, creditOrdersOf, isExpired } from './credit/credit.ts';
import { eventLogOf } from './event-log.ts';
import { loanView } from './loans/loan-views.ts';
import { loansOf } from './loans/loans.ts';
import { paymentsOf } from './payments/payments.ts';
import { refundsOf } from './payments/refunds.ts';
import { serviceFeePaymentsOf } from './payments/service-fees.ts';
import { ticketsInShort } from './service/tickets.ts';
import { numbersOfBorrower, numberView } from './payments/virtual-accounts.ts';
import type { Work } from './work.ts';
import { counterPaymentsOf } from './payments/counter-money.ts';
import { deferralsOf, restructuresOf } from './operations/operation-orders.ts';

/**
 * The money requests of a borrower with their first replies and the number of repeated copies of each.
 */
async function requestsOf(tx: Transaction, userId: string) {
  const rows = await tx.select().from(moneyReplies).where(eq(moneyReplies.userId, userId));
  return rows.map(({ method, suffix, t, copies, reply }) => ({ method, suffix, t, copies, reply }));
}

async function applicationView({ tx, now }: Work, row: CreditRow) {
  const { creditOrderId, state, since, createdAt, approvedAt, totalLimit, forms } = row;
  const files = await tx.select().from(uploads).where(eq(uploads.creditOrderId, creditOrderId));
  return {
    creditOrderId,
    status: creditStatus[state],
    statusSince: since,
    createdAt,
    approvedAt,
    expired: isExpired(row, now),
    totalLimit,
    uploadState: uploadState(files, now),
    files,
    forms,
  };
}

/**
 * Orders, money, tickets, requests and events of a borrower, for the shell's ledger panel and for tests.
 * They come from the database, so they are independent of what the app shows.
 */
export async function ledgerOf(work: Work, { userId }: Borrower) {
  const loans = await loansOf(work, userId);
  const credits = await creditOrdersOf(work, userId);
  return {
    /** Loan orders, newest first. */
    orders: loans.map((loan) => ({
      ...loanView(loan, work.now),
      creditOrderId: loan.creditOrderId,
      paidOutAt: loan.paidOutAt,
      consent: loan.consent,
      held: loan.heldAt !== null,
    })),
    /** Rollovers and restructures as database rows, newest first. */
    operations: [
      ...(await deferralsOf(work, userId)).map((row) => ({ kind: 'rollover', ...row })),
      ...(await restructuresOf(work, userId)).map((row) => ({ kind: 'restructure', ...row })),
    ].toSorted((a, b) => b.initiatedAt - a.initiatedAt),
    /** Payments, oldest first. */
    payments: await paymentsOf(work, userId),
    /** Numbers for paying at channels, newest first. */
    virtualAccounts: (await numbersOfBorrower(work.tx, userId)).map((row) => ({
      loanOrderId: row.loanOrderId,
      ...numberView(row, work.now),
    })),
    /**
     * Payments into these numbers, oldest first. `postedAt` is null until the lender has posted the
     * payment.
     */
    counterPayments: await counterPaymentsOf(work, userId),
    /** Reversals of overdue fees, and entries of the credit account, in order. */
    overdueFeeReversals: await reversalsOf(work, userId),
    credits: await creditsOf(work, userId),
    /** Refunds of credit, newest first. */
    refunds: (await refundsOf(work, userId)).map(({ account, ...row }) => ({
      ...row,
      account: publicAccount(account),
    })),
    /** Payments of service fees, oldest first. */
    serviceFeePayments: await serviceFeePaymentsOf(work, userId),
    /** Changes of the payout account, oldest first. */
    accountChanges: await accountChangesOf(work, userId),
    /** Tickets, newest first, each with its last message. */
    tickets: await ticketsInShort(work, userId),
    /** Credit applications, newest first. */
    applications: await Promise.all(credits.map((row) => applicationView(work, row))),
    /** Money requests with their first replies. */
    requests: await requestsOf(work.tx, userId),
    /** The event log, in order. */
    events: await eventLogOf(work.tx, userId),
  };
}
