import { asc, eq, inArray } from 'drizzle-orm';
import { maskNumber } from '#domain/account/bank-card.ts';
import { maskMobile } from '#domain/account/mobile.ts';
import {
  articleVotes,
  bankCardChanges,
  pictures,
  ratings,
  reoffers,
  ticketMessages,
  tickets,
} from '../../database/account-tables.ts';
import {
  counterPayments,
  credits,
  creditUses,
  deferredServiceFees,
  overdueFeeReversals,
  refunds,
  serviceFeePayments,
  virtualAccounts,
} from '../../database/offline-schema.ts';
import {
  missedOperations,
  operationOrders,
  overdueCharges,
  signedDocuments,
} from '../../database/operation-tables.ts';
import {
  coupons,
  creditOrders,
  events,
  instalments,
  loanOrders,
  payments,
  sessions,
  sms,
  uploads,
} from '../../database/schema.ts';
import { publicAccount } from '../../rules/account.ts';
import type { Borrower } from './borrowers.ts';
import { dropExpired } from '../service/pictures.ts';
import { rowsOf, type Work } from '../work.ts';

function maskForms(forms: Record<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify(forms, (key, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (key === 'accountNumber') return maskNumber(value);
      return key === 'contactMobile' ? maskMobile(value) : value;
    }),
  );
}

function maskCode({ text, code, purpose, sentAt }: typeof sms.$inferSelect) {
  const shown = code === null ? text : text.replaceAll(code, '•'.repeat(code.length));
  return { text: shown, purpose, sentAt };
}

/**
 * The lender's records about a borrower. Numbers of payout accounts are masked, so that a finder of
 * the file cannot change the account.
 */
export async function ownRecords(work: Work, borrower: Borrower) {
  const { tx } = work;
  const { userId, mobile, username, name, language, account, createdAt } = borrower;
  await dropExpired(work, userId);
  const creditApplications = await rowsOf(work, creditOrders, userId);
  const loans = await rowsOf(work, loanOrders, userId);
  const loanIds = loans.map(({ loanOrderId }) => loanOrderId);
  const ownTickets = await rowsOf(work, tickets, userId);
  return {
    profile: {
      borrowerId: userId,
      name,
      mobile,
      username,
      language,
      account: account && publicAccount(account),
      createdAt,
    },
    logins: (await rowsOf(work, sessions, userId)).map(({ token: _, ...row }) => row),
    accountChanges: (await rowsOf(work, bankCardChanges, userId)).map((row) => ({
      ...row,
      from: publicAccount(row.from),
      to: publicAccount(row.to),
    })),
    creditApplications: creditApplications.map((row) => ({ ...row, forms: maskForms(row.forms) })),
    files: await tx
      .select()
      .from(uploads)
      .where(
        inArray(
          uploads.creditOrderId,
          creditApplications.map(({ creditOrderId }) => creditOrderId),
        ),
      ),
    loans: loans.map((row) => ({ ...row, account: publicAccount(row.account) })),
    instalments: await tx
      .select()
      .from(instalments)
      .where(inArray(instalments.loanOrderId, loanIds))
      .orderBy(asc(instalments.loanOrderId), asc(instalments.period)),
    payments: await rowsOf(work, payments, userId),
    paymentsAtCounters: await rowsOf(work, counterPayments, userId),
    paymentNumbers: await rowsOf(work, virtualAccounts, userId),
    serviceFeePayments: await rowsOf(work, serviceFeePayments, userId),
    serviceFeesDue: await tx
      .select()
      .from(deferredServiceFees)
      .where(inArray(deferredServiceFees.loanOrderId, loanIds)),
    overdueCharges: await tx
      .select()
      .from(overdueCharges)
      .where(inArray(overdueCharges.loanOrderId, loanIds)),
    overdueFeesTakenBack: await rowsOf(work, overdueFeeReversals, userId),
    creditMovements: await rowsOf(work, credits, userId),
    creditUses: await rowsOf(work, creditUses, userId),
    refunds: (await rowsOf(work, refunds, userId)).map((row) => ({
      ...row,
      account: publicAccount(row.account),
    })),
    operations: await rowsOf(work, operationOrders, userId),
    operationsNotMade: await rowsOf(work, missedOperations, userId),
    documents: await tx
      .select()
      .from(signedDocuments)
      .where(inArray(signedDocuments.loanOrderId, loanIds))
      .orderBy(asc(signedDocuments.agreedAt), asc(signedDocuments.kind)),
    coupons: await rowsOf(work, coupons, userId),
    offers: await rowsOf(work, reoffers, userId),
    ratings: await rowsOf(work, ratings, userId),
    articleVotes: await rowsOf(work, articleVotes, userId),
    tickets: ownTickets.map(({ form, ...row }) => ({ ...row, ...form })),
    ticketMessages: await tx
      .select()
      .from(ticketMessages)
      .where(
        inArray(
          ticketMessages.ticketId,
          ownTickets.map(({ ticketId }) => ticketId),
        ),
      )
      .orderBy(asc(ticketMessages.order)),
    pictures: (await rowsOf(work, pictures, userId)).map(({ imageId, type, bytes }) => ({
      imageId,
      type,
      size: bytes.length,
    })),
    messages: (await tx.select().from(sms).where(eq(sms.mobile, mobile)).orderBy(asc(sms.id))).map(
      maskCode,
    ),
    events: (await rowsOf(work, events, userId)).map(({ at, kind, subject }) => ({
      at,
      kind,
      subject,
    })),
  };
}

export type OwnRecords = Awaited<ReturnType<typeof ownRecords>>;
