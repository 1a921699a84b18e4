import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { minute } from '#domain/constants.ts';
import { workingDaysAfter } from '#domain/dates.ts';
import {
  type FeedbackForm,
  type FeedbackMessage,
  type FeedbackTicket,
  wordsIn,
} from '#domain/feedback.ts';
import { ticketMessages, tickets } from '../database/ticket-tables.ts';
import { product } from '../rules/product.ts';
import { serviceTimes, ticketWords } from '../rules/ticket-words.ts';
import { isDisputed, keepDisputed } from './bank-card-disputes.ts';
import type { Borrower } from './borrowers.ts';
import { record } from './event-log.ts';
import { addressesOf, attachPictures } from './pictures.ts';
import { holdRepairs, releasePayouts } from './loan-life.ts';
import { loanOf } from './loans.ts';
import { releaseRefunds } from './refunds.ts';
import { refusalNamed } from './refusal.ts';
import { newId, type Work } from './work.ts';

type TicketRow = typeof tickets.$inferSelect;
type MessageRow = typeof ticketMessages.$inferSelect;

/** A borrower's own ticket. @throws Refusal where it is none of theirs */
export async function ownTicket(
  { tx }: Work,
  userId: string,
  ticketId: string,
): Promise<TicketRow> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.ticketId, ticketId));
  if (row?.userId !== userId) throw refusalNamed('notFound');
  return row;
}

/** A borrower's tickets, newest first. */
export async function ticketsOf({ tx }: Work, userId: string): Promise<TicketRow[]> {
  return tx
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.createdAt), desc(tickets.ticketId));
}

/** The newest message of a ticket, by whoever wrote it unless told. */
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

/** Whether customer service wrote something that a borrower has not read. */
export async function hasUnread(work: Work, userId: string): Promise<boolean> {
  for (const row of await ticketsOf(work, userId)) if (await isUnread(work, row)) return true;
  return false;
}

/** A borrower's tickets for whoever answers them, newest first, each with what was said last. */
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

/** What a form says, without what the phone called it. */
function withoutClientId({ clientId: _clientId, ...said }: FeedbackForm) {
  return said;
}

/** A ticket as it is told to its borrower. */
export async function ticketView(work: Work, row: TicketRow): Promise<FeedbackTicket> {
  const { ticketId, ticketNumber, form, createdAt, resolved } = row;
  const { imageIds, ...said } = withoutClientId(form);
  const addresses = await addressesOf(work, imageIds);
  return {
    ticketId,
    ticketNumber,
    ...said,
    receipts: imageIds.flatMap((id) => addresses.get(id) ?? []),
    createdAt,
    answerBy: workingDaysAfter(createdAt, serviceTimes.promisedWorkingDays),
    resolved,
    unread: await isUnread(work, row),
  };
}

/**
 * Opens a ticket; one that was opened under the same client id is found again, whatever it says now.
 *
 * @throws Refusal where the description is too short, the loan another's, or a picture is not there
 */
export async function openTicket(
  work: Work,
  { userId }: Borrower,
  form: FeedbackForm,
): Promise<TicketRow> {
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
  const { type } = form;
  const event = { userId, at: now, kind: 'ticket.opened', subject: row.ticketId };
  await record(tx, { ...event, detail: { type } });
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

/** Messages a page of a conversation holds at most. */
const pageLength = 50;

/**
 * A page of a ticket's conversation, oldest first: the newest messages, or those before an order.
 * What is told is read.
 */
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
  if (!view) throw new Error(`${messageId} was not kept`);
  return view;
}

/**
 * A borrower writes in a conversation; a ticket that was resolved is open again. What was written
 * under the same client id is found again.
 *
 * @throws Refusal where nothing is said, or a picture is not there
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

/** Customer service answers a ticket, and may resolve it with that. */
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
    await record(tx, { userId, at, kind: 'ticket.resolved', subject: ticketId });
  }
  return message;
}

/** Messages that are written at once. */
const messagesAtOnce = 500;

/** Writes messages of both sides into a conversation, a minute apart, the last one now. */
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

/** Customer service answers by the clock: what is new, once, in the borrower's language. */
export async function catchUpTickets(work: Work, { userId, language }: Borrower): Promise<void> {
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
