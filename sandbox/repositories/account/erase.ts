import { eq, inArray, sql } from 'drizzle-orm';
import { refunds } from '../../database/offline-schema.ts';
import {
  borrowers,
  creditOrders,
  loanOrders,
  passwordGuesses,
  sessions,
  sms,
  uploads,
} from '../../database/schema.ts';
import { personalTables, type schema } from '../../database/tables.ts';
import { ticketMessages, tickets } from '../../database/account-tables.ts';
import { erasedName, type BorrowerWork } from './borrowers.ts';
import { creditOrdersOf } from '../credit/credit.ts';
import type { Work } from '../work.ts';

/** Tables of borrowers whose rows stay after the deletion of an account, under a pseudonym. */
const retainedTables: readonly string[] = [
  'borrowers',
  'sessions',
  'creditOrders',
  'loanOrders',
  'payments',
  'events',
  'virtualAccounts',
  'counterPayments',
  'credits',
  'creditUses',
  'refunds',
  'overdueFeeReversals',
  'serviceFeePayments',
  'operationOrders',
  'missedOperations',
] satisfies (keyof typeof schema)[];

/** Erases the personal data of credit orders; the orders are kept, because loans refer to them. */
async function eraseApplications(work: Work, userId: string): Promise<void> {
  const { tx } = work;
  const ids = (await creditOrdersOf(work, userId)).map(({ creditOrderId }) => creditOrderId);
  await tx.delete(uploads).where(inArray(uploads.creditOrderId, ids));
  await tx
    .update(creditOrders)
    .set({ forms: {}, monthlyIncome: null, birthDate: null })
    .where(eq(creditOrders.userId, userId));
}

async function eraseMessages({ tx }: Work, userId: string): Promise<void> {
  const rows = await tx.select().from(tickets).where(eq(tickets.userId, userId));
  const ids = rows.map(({ ticketId }) => ticketId);
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ids));
}

/** Erases holder and number. The type of account and the bank are kept. */
async function eraseAccounts({ tx }: Work, userId: string): Promise<void> {
  for (const table of [loanOrders, refunds]) {
    const account = sql`json_set(${table.account}, '$.holder', '', '$.number', '')`;
    await tx.update(table).set({ account }).where(eq(table.userId, userId));
  }
}

/** Loans, payments and signed documents are kept under a pseudonym, as the law requires. */
export async function eraseBorrower(work: BorrowerWork): Promise<void> {
  const { tx, now } = work;
  const { userId, mobile, username } = work.borrower;
  await eraseApplications(work, userId);
  await eraseMessages(work, userId);
  await eraseAccounts(work, userId);
  for (const [name, table] of personalTables) {
    if (!retainedTables.includes(name)) await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.delete(sms).where(eq(sms.mobile, mobile));
  await tx.delete(passwordGuesses).where(eq(passwordGuesses.username, username));
  await tx
    .update(sessions)
    .set({ endedAt: now, device: '', phone: '' })
    .where(eq(sessions.userId, userId));
  const pseudonym = { mobile: erasedName(userId), username: erasedName(userId), name: '' };
  await tx
    .update(borrowers)
    .set({ ...pseudonym, passwordHash: '', account: null, flagged: false })
    .where(eq(borrowers.userId, userId));
}
