import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { maskNumber } from '#domain/account/bank-card.ts';
import { maskMobile } from '#domain/account/mobile.ts';
import { personalTables, schema } from '../../database/tables.ts';
import { publicAccount } from '../../rules/account.ts';
import type { BorrowerWork } from './borrowers.ts';
import { dropExpired } from '../service/pictures.ts';
import { rowsOf } from '../work.ts';

function maskForms(forms: Record<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify(forms, (key, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (key === 'accountNumber') return maskNumber(value);
      return key === 'contactMobile' ? maskMobile(value) : value;
    }),
  );
}

function maskCode({ text, code, purpose, sentAt }: typeof schema.sms.$inferSelect) {
  const shown = code === null ? text : text.replaceAll(code, '•'.repeat(code.length));
  return { text: shown, purpose, sentAt };
}

/**
 * Numbers of payout accounts are masked, so that a finder of the file cannot change the account.
 */
async function namedRecords(work: BorrowerWork) {
  const { tx } = work;
  const { userId, mobile, username, name, language, account, createdAt } = work.borrower;
  await dropExpired(work, userId);
  const creditApplications = await rowsOf(work, schema.creditOrders, userId);
  const loans = await rowsOf(work, schema.loanOrders, userId);
  const loanIds = loans.map(({ loanOrderId }) => loanOrderId);
  const onLoans = async <Table extends SQLiteTable & { loanOrderId: SQLiteColumn }>(
    table: Table,
    ...order: SQL[]
  ) =>
    tx
      .select()
      .from(table)
      .where(inArray(table.loanOrderId, loanIds))
      .orderBy(...order);
  const ownTickets = await rowsOf(work, schema.tickets, userId);
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
    logins: (await rowsOf(work, schema.sessions, userId)).map(({ token: _, ...row }) => row),
    accountChanges: (await rowsOf(work, schema.bankCardChanges, userId)).map((row) => ({
      ...row,
      from: publicAccount(row.from),
      to: publicAccount(row.to),
    })),
    creditApplications: creditApplications.map((row) => ({ ...row, forms: maskForms(row.forms) })),
    files: await tx
      .select()
      .from(schema.uploads)
      .where(
        inArray(
          schema.uploads.creditOrderId,
          creditApplications.map(({ creditOrderId }) => creditOrderId),
        ),
      ),
    loans: loans.map((row) => ({ ...row, account: publicAccount(row.account) })),
    instalments: await onLoans(
      schema.instalments,
      asc(schema.instalments.loanOrderId),
      asc(schema.instalments.period),
    ),
    payments: await rowsOf(work, schema.payments, userId),
    paymentsAtCounters: await rowsOf(work, schema.counterPayments, userId),
    paymentNumbers: await rowsOf(work, schema.virtualAccounts, userId),
    serviceFeePayments: await rowsOf(work, schema.serviceFeePayments, userId),
    serviceFeesDue: await onLoans(schema.deferredServiceFees),
    overdueCharges: await onLoans(schema.overdueCharges),
    overdueFeesTakenBack: await rowsOf(work, schema.overdueFeeReversals, userId),
    creditMovements: await rowsOf(work, schema.credits, userId),
    refunds: (await rowsOf(work, schema.refunds, userId)).map((row) => ({
      ...row,
      account: publicAccount(row.account),
    })),
    operations: await rowsOf(work, schema.operationOrders, userId),
    operationsNotMade: await rowsOf(work, schema.missedOperations, userId),
    documents: await onLoans(
      schema.signedDocuments,
      asc(schema.signedDocuments.agreedAt),
      asc(schema.signedDocuments.kind),
    ),
    coupons: await rowsOf(work, schema.coupons, userId),
    offers: await rowsOf(work, schema.reoffers, userId),
    tickets: ownTickets.map(({ form, ...row }) => ({ ...row, ...form })),
    ticketMessages: await tx
      .select()
      .from(schema.ticketMessages)
      .where(
        inArray(
          schema.ticketMessages.ticketId,
          ownTickets.map(({ ticketId }) => ticketId),
        ),
      )
      .orderBy(asc(schema.ticketMessages.order)),
    pictures: (await rowsOf(work, schema.pictures, userId)).map(({ imageId, type, bytes }) => ({
      imageId,
      type,
      size: bytes.length,
    })),
    messages: (
      await tx
        .select()
        .from(schema.sms)
        .where(eq(schema.sms.mobile, mobile))
        .orderBy(asc(schema.sms.id))
    ).map(maskCode),
    events: (await rowsOf(work, schema.events, userId)).map(({ at, kind, subject }) => ({
      at,
      kind,
      subject,
    })),
  };
}

export type OwnRecords = Awaited<ReturnType<typeof namedRecords>>;

/** The field of each table that has one in `namedRecords`, or null if the table is not exported. */
const fields = {
  borrowers: 'profile',
  sessions: 'logins',
  creditOrders: 'creditApplications',
  coupons: 'coupons',
  loanOrders: 'loans',
  payments: 'payments',
  events: 'events',
  bankCardChanges: 'accountChanges',
  virtualAccounts: 'paymentNumbers',
  counterPayments: 'paymentsAtCounters',
  credits: 'creditMovements',
  refunds: 'refunds',
  overdueFeeReversals: 'overdueFeesTakenBack',
  serviceFeePayments: 'serviceFeePayments',
  operationOrders: 'operations',
  missedOperations: 'operationsNotMade',
  reoffers: 'offers',
  tickets: 'tickets',
  pictures: 'pictures',
  moneyReplies: null, // copies of replies; their content is in the orders
} satisfies { [Table in keyof typeof schema]?: keyof OwnRecords | null };

/** The lender's records of a borrower: the named ones, and rows of tables outside `fields`. */
export async function ownRecords(work: BorrowerWork): Promise<OwnRecords> {
  const others: Record<string, object[]> = {};
  for (const [name, table] of personalTables)
    if (!(name in fields)) others[name] = await rowsOf(work, table, work.borrower.userId);
  return { ...(await namedRecords(work)), ...others };
}
