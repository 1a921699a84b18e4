import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { minute } from '#domain/constants.ts';
import { workingDaysAfter } from '#domain/dates.ts';
import {
  type FeedbackForm,
  type FeedbackMessage,
  type FeedbackTicket,
  wordsIn,
} from '#domain/service/feedback.ts';
import { ticketMessages, tickets } from '../../database/account-tables.ts';
import { product } from '../../rules/product.ts';
import { serviceTimes, ticketWords } from '../../rules/ticket-words.ts';
import { isDisputed, keepDisputed } from '../account/bank-card-disputes.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { addressesOf, attachPictures } from './pictures.ts';
import { holdRepairs, releasePayouts } from '../loans/loan-life.ts';
import { loanOf } from '../loans/loans.ts';
import { releaseRefunds } from '../payments/refunds.ts';
import { refusalNamed } from '../refusal.ts';
import { newId, record, rowsOf, type Work } from '../work.ts';

type TicketRow = typeof tickets.$inferSelect;
type MessageRow = typeof ticketMessages.$inferSelect;

/** @throws Refusal if the ticket does not exist or is another borrower's */
export async function ownTicket(
  { tx }: Work,
  userId: string,
  ticketId: string,
): Promise<TicketRow> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.ticketId, ticketId));
  if (row?.userId !== userId) throw refusalNamed('notFound');
  return row;
}

/** Newest first. */
export const ticketsOf = async (work: Work, userId: string): Promise<TicketRow[]> =>
  rowsOf(work, tickets, userId, desc(tickets.createdAt), desc(tickets.ticketId));

/** The newest message, from one side or (undefined) from both. */
async function newestMessage(
  { tx }: Work,
  ticketId: string,
  from?: MessageRow['from'],
): Promise<MessageRow | null> {
  const ofTicket = eq(ticketMessages.ticketId, ticketId);
  const [row] = await tx
    .select()
    .from(ticketMessages)
    .where(from === undefined ? ofTicket : and(ofTicket, eq(ticketMessages.from, from)))
    .orderBy(desc(ticketMessages.order))
    .limit(1);
  return row ?? null;
}

async function isUnread(work: Work, { ticketId, readTo }: TicketRow): Promise<boolean> {
  return ((await newestMessage(work, ticketId, 'service'))?.order ?? 0) > readTo;
}

export async function hasUnread(work: Work, userId: string): Promise<boolean> {
  for (const row of await ticketsOf(work, userId)) if (await isUnread(work, row)) return true;
  return false;
}

export async function hasOpenTicket({ tx }: Work, userId: string): Promise<boolean> {
  const open = and(eq(tickets.userId, userId), eq(tickets.resolved, false));
  return (await tx.$count(tickets, open)) > 0;
}

export async function ticketsInShort(work: Work, userId: string) {
  const rows = await ticketsOf(work, userId);
  return Promise.all(
    rows.map(async ({ ticketId, ticketNumber, form, createdAt, resolved }) => {
      const message = await newestMessage(work, ticketId);
      const newest = {
        from: message?.from ?? ('borrower' as const),
        text: message?.text ?? form.description,
      };
      return { ticketId, ticketNumber, type: form.type, createdAt, resolved, newest };
    }),
  );
}

function withoutClientId({ clientId: _clientId, ...fields }: FeedbackForm) {
  return fields;
}

export async function ticketView(work: Work, row: TicketRow): Promise<FeedbackTicket> {
  const { ticketId, ticketNumber, form, createdAt, resolved } = row;
  const { imageIds, ...fields } = withoutClientId(form);
  const addresses = await addressesOf(work, imageIds);
  return {
    ticketId,
    ticketNumber,
    ...fields,
    receipts: imageIds.flatMap((id) => addresses.get(id) ?? []),
    createdAt,
    answerBy: workingDaysAfter(createdAt, serviceTimes.promisedWorkingDays),
    resolved,
    unread: await isUnread(work, row),
  };
}

/**
 * Returns the existing ticket if the client id is known, and ignores the form. A ticket of the type
 * `notMyChange` disputes the last change of the payout account.
 *
 * @throws Refusal if the form cannot be accepted
 */
export async function openTicket(work: BorrowerWork, form: FeedbackForm): Promise<TicketRow> {
  const { userId } = work.borrower;
  const { tx, now, random } = work;
  const same = and(eq(tickets.userId, userId), eq(tickets.clientId, form.clientId));
  const [known] = await tx.select().from(tickets).where(same);
  if (known) return known;
  if (wordsIn(form.description) < product.feedback.minWords) throw refusalNamed('invalidData');
  if (form.loanOrderId !== null && !(await loanOf(work, userId, form.loanOrderId))) {
    throw refusalNamed('notFound');
  }
  await attachPictures(work, userId, form.imageIds);
  const row: TicketRow = {
    ticketId: newId(work, 'ticket'),
    ticketNumber: `T${random.digits(8)}`,
    userId,
    clientId: form.clientId,
    form,
    createdAt: now,
    resolved: false,
    readTo: 0,
  };
  await tx.insert(tickets).values(row);
  if (form.type === 'notMyChange') {
    await keepDisputed(work, userId, true);
    if (await isDisputed(work, userId)) await holdRepairs(work, userId);
  }
  await record(work, userId, 'ticket.opened', row.ticketId, { type: form.type });
  return row;
}

async function messageViews(work: Work, rows: readonly MessageRow[]): Promise<FeedbackMessage[]> {
  const addresses = await addressesOf(
    work,
    rows.flatMap(({ imageIds }) => imageIds),
  );
  return rows.map(({ imageIds, ticketId: _, ...row }) => ({
    ...row,
    images: imageIds.flatMap((id) => addresses.get(id) ?? []),
  }));
}

const pageLength = 50;

/** The newest messages, or those before `before`, oldest first. Marks them as read. */
export async function readMessages(
  work: Work,
  { ticketId, readTo }: TicketRow,
  before: number | undefined,
): Promise<{ messages: FeedbackMessage[]; earlier: boolean }> {
  const { tx } = work;
  const ofTicket = eq(ticketMessages.ticketId, ticketId);
  const rows = await tx
    .select()
    .from(ticketMessages)
    .where(before === undefined ? ofTicket : and(ofTicket, lt(ticketMessages.order, before)))
    .orderBy(desc(ticketMessages.order))
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength).toReversed();
  const newest = page.at(-1)?.order ?? 0;
  if (newest > readTo) {
    await tx.update(tickets).set({ readTo: newest }).where(eq(tickets.ticketId, ticketId));
  }
  return { messages: await messageViews(work, page), earlier: rows.length > pageLength };
}

type Written = {
  clientId: string | null;
  from: MessageRow['from'];
  text: string;
  imageIds: string[];
  sentAt: number;
};

async function write(work: Work, ticketId: string, written: Written): Promise<FeedbackMessage> {
  const messageId = newId(work, 'message');
  const [row] = await work.tx
    .insert(ticketMessages)
    .values({ messageId, ticketId, ...written })
    .returning();
  const [view] = await messageViews(work, row ? [row] : []);
  if (!view) throw new Error(`message ${messageId} was not stored`);
  return view;
}

/**
 * Reopens a resolved ticket. Returns the existing message if the client id is known.
 *
 * @throws Refusal if the message is empty, or a picture does not exist
 */
export async function writeMessage(
  work: Work,
  { ticketId, userId }: TicketRow,
  { clientId, text, imageIds }: { clientId: string; text: string; imageIds: string[] },
): Promise<FeedbackMessage> {
  const { tx, now } = work;
  const same = and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.clientId, clientId));
  const known = await tx.select().from(ticketMessages).where(same);
  const [found] = await messageViews(work, known);
  if (found) return found;
  if (text.trim() === '' && imageIds.length === 0) throw refusalNamed('messageEmpty');
  await attachPictures(work, userId, imageIds);
  await tx.update(tickets).set({ resolved: false }).where(eq(tickets.ticketId, ticketId));
  return write(work, ticketId, { clientId, from: 'borrower', text, imageIds, sentAt: now });
}

/** Resolving a ticket about a disputed account releases payouts and refunds. */
export async function answerTicket(
  work: Work,
  { ticketId, userId, form }: TicketRow,
  { text, resolve, at }: { text: string; resolve: boolean; at: number },
): Promise<FeedbackMessage> {
  const { tx } = work;
  const answer: Written = { clientId: null, from: 'service', text, imageIds: [], sentAt: at };
  const message = await write(work, ticketId, answer);
  if (resolve) {
    await tx.update(tickets).set({ resolved: true }).where(eq(tickets.ticketId, ticketId));
    if (form.type === 'notMyChange') {
      await keepDisputed(work, userId, false);
      await releasePayouts({ ...work, now: at }, userId);
      await releaseRefunds({ ...work, now: at }, userId);
    }
    await record({ tx, now: at }, userId, 'ticket.resolved', ticketId);
  }
  return message;
}

const messagesAtOnce = 500;

export async function copyMessages(
  work: Work,
  { ticketId }: TicketRow,
  count: number,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    messageId: newId(work, 'message'),
    ticketId,
    clientId: null,
    from: index % 2 === 0 ? ('borrower' as const) : ('service' as const),
    text: `Message ${index + 1} of ${count}. ${index % 3 === 0 ? ticketWords.en.looking : ''}`.trim(),
    imageIds: [],
    sentAt: work.now - (count - index) * minute,
  }));
  for (let at = 0; at < rows.length; at += messagesAtOnce) {
    await work.tx.insert(ticketMessages).values(rows.slice(at, at + messagesAtOnce));
  }
}

/** Adds the automatic answer to every open ticket that is due for one and has no answer. */
export async function catchUpTickets(work: BorrowerWork): Promise<void> {
  const { userId, language } = work.borrower;
  const waiting = await work.tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.resolved, false)))
    .orderBy(asc(tickets.createdAt));
  for (const row of waiting) {
    const at = row.createdAt + serviceTimes.answerAfter;
    if (at > work.now || (await newestMessage(work, row.ticketId, 'service'))) continue;
    await answerTicket(work, row, { text: ticketWords[language].looking, resolve: false, at });
  }
}
