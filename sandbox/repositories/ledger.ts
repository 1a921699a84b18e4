import { asc, desc, eq } from 'drizzle-orm';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { credits, overdueFeeReversals, virtualAccounts } from '../database/offline-schema.ts';
import { events, moneyReplies, uploads } from '../database/schema.ts';
import { publicAccount } from '../rules/account.ts';
import { uploadState } from '../rules/credit-review.ts';
import { accountChangesOf } from './account/bank-card.ts';
import type { BorrowerWork } from './account/borrowers.ts';
import { creditOrdersOf, type CreditRow, isExpired } from './credit/credit.ts';
import { loanView } from './loans/loan-views.ts';
import { loansOf } from './loans/loans.ts';
import { paymentsOf } from './payments/payments.ts';
import { refundsOf } from './payments/refunds.ts';
import { serviceFeePaymentsOf } from './payments/service-fees.ts';
import { ticketsInShort } from './service/tickets.ts';
import { numberView } from './payments/virtual-accounts.ts';
import { rowsOf, type Work } from './work.ts';
import { counterPaymentsOf } from './payments/counter-money.ts';
import { ordersOf } from './operations/operation-orders.ts';

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

/** Reads the ledger from the database, so that it can be compared with the app's display. */
export async function ledgerOf(work: BorrowerWork) {
  const { userId } = work.borrower;
  const loans = await loansOf(work, userId);
  const creditOrders = await creditOrdersOf(work, userId);
  const numbers = await rowsOf(work, virtualAccounts, userId, desc(virtualAccounts.id));
  return {
    orders: loans.map((loan) => ({
      ...loanView(loan, work.now),
      creditOrderId: loan.creditOrderId,
      paidOutAt: loan.paidOutAt,
      consent: loan.consent,
      held: loan.heldAt !== null,
    })),
    operations: (await ordersOf(work, userId)).toSorted((a, b) => b.initiatedAt - a.initiatedAt),
    payments: await paymentsOf(work, userId),
    virtualAccounts: numbers.map((row) => ({
      loanOrderId: row.loanOrderId,
      ...numberView(row, work.now),
    })),
    counterPayments: await counterPaymentsOf(work, userId),
    overdueFeeReversals: await rowsOf(
      work,
      overdueFeeReversals,
      userId,
      asc(overdueFeeReversals.id),
    ),
    credits: await rowsOf(work, credits, userId, asc(credits.id)),
    refunds: (await refundsOf(work, userId)).map(({ account, ...row }) => ({
      ...row,
      account: publicAccount(account),
    })),
    serviceFeePayments: await serviceFeePaymentsOf(work, userId),
    accountChanges: await accountChangesOf(work, userId),
    tickets: await ticketsInShort(work, userId),
    applications: await Promise.all(creditOrders.map((row) => applicationView(work, row))),
    requests: (await rowsOf(work, moneyReplies, userId)).map(
      ({ userId: _, content: __, ...request }) => request,
    ),
    events: await rowsOf(work, events, userId, asc(events.id)),
  };
}
