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

/** The ledger is read from the database, so it is independent of what the app shows. */
export async function ledgerOf(work: Work, { userId }: Borrower) {
  const loans = await loansOf(work, userId);
  const credits = await creditOrdersOf(work, userId);
  return {
    orders: loans.map((loan) => ({
      ...loanView(loan, work.now),
      creditOrderId: loan.creditOrderId,
      paidOutAt: loan.paidOutAt,
      consent: loan.consent,
      held: loan.heldAt !== null,
    })),
    operations: [
      ...(await deferralsOf(work, userId)).map((row) => ({ kind: 'rollover', ...row })),
      ...(await restructuresOf(work, userId)).map((row) => ({ kind: 'restructure', ...row })),
    ].toSorted((a, b) => b.initiatedAt - a.initiatedAt),
    payments: await paymentsOf(work, userId),
    virtualAccounts: (await numbersOfBorrower(work.tx, userId)).map((row) => ({
      loanOrderId: row.loanOrderId,
      ...numberView(row, work.now),
    })),
    counterPayments: await counterPaymentsOf(work, userId),
    overdueFeeReversals: await reversalsOf(work, userId),
    credits: await creditsOf(work, userId),
    refunds: (await refundsOf(work, userId)).map(({ account, ...row }) => ({
      ...row,
      account: publicAccount(account),
    })),
    serviceFeePayments: await serviceFeePaymentsOf(work, userId),
    accountChanges: await accountChangesOf(work, userId),
    tickets: await ticketsInShort(work, userId),
    applications: await Promise.all(credits.map((row) => applicationView(work, row))),
    requests: await requestsOf(work.tx, userId),
    events: await eventLogOf(work.tx, userId),
  };
}
