import { and, desc, eq } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import { type CreditOrder, creditStatus, uploadComplete } from '#domain/credit/credit-order.ts';
import { addDays, daysUntil, type IsoDate, manilaDay } from '#domain/dates.ts';
import { formatPeso } from '#domain/peso.ts';
import { creditOrders, uploads } from '../../database/schema.ts';
import {
  type CreditEvent,
  type CreditFacts,
  type CreditForm,
  creditLife,
} from '../../life-cycles/credit-order.machine.ts';
import { type Stage, timeOf } from '../../life-cycles/life-cycle.ts';
import { isCreditworthy, uploadState } from '../../rules/credit-review.ts';
import { product } from '../../rules/product.ts';
import { borrowerOfId, type BorrowerWork } from '../account/borrowers.ts';
import { sendMessage } from '../service/messages.ts';
import { Refusal } from '../refusal.ts';
import { newId, record, rowsOf, type Work } from '../work.ts';

export type CreditRow = typeof creditOrders.$inferSelect;

export type Answers = Partial<Pick<CreditRow, 'monthlyIncome' | 'birthDate'>>;

/** The latest credit order, in any state. */
export async function presentCredit({ tx }: Work, userId: string): Promise<CreditRow | null> {
  const [last] = await creditOrdersOf({ tx }, userId);
  return last ?? null;
}

/** Newest first. */
export async function creditOrdersOf(work: Pick<Work, 'tx'>, userId: string): Promise<CreditRow[]> {
  const order = [desc(creditOrders.createdAt), desc(creditOrders.creditOrderId)];
  return rowsOf(work, creditOrders, userId, ...order);
}

export async function beginCredit(work: Work, userId: string): Promise<CreditRow> {
  const creditOrderId = newId(work, 'credit');
  const stage = creditLife.begin({ filesComplete: false, creditworthy: false }, work.now);
  const row: CreditRow = {
    creditOrderId,
    userId,
    ...stage,
    heldAt: null,
    createdAt: work.now,
    approvedAt: null,
    totalLimit: null,
    monthlyIncome: null,
    birthDate: null,
    forms: {},
  };
  await work.tx.insert(creditOrders).values(row);
  await recordStage(work, row);
  return row;
}

export function lastDayOf({ approvedAt }: CreditRow): IsoDate | null {
  return approvedAt === null ? null : manilaDay(approvedAt + product.credit.validity);
}

export function isExpired(row: CreditRow, now: number): boolean {
  const lastDay = lastDayOf(row);
  return lastDay !== null && manilaDay(now) > lastDay;
}

export function hasLimit(row: CreditRow, now: number): boolean {
  return (row.state === 'approved' || row.state === 'finished') && !isExpired(row, now);
}

type Reviewed = { state: string; since: number };

/** The first day on which a rejected borrower may apply again; null unless rejected. */
export function reapplicationDay(of: 'credit' | 'loan', order: Reviewed): IsoDate | null {
  const { state, since } = order;
  return state === 'rejected' ? addDays(manilaDay(since), product[of].freezeDays) : null;
}

export function freezeDays(of: 'credit' | 'loan', order: Reviewed, now: number): number {
  const from = reapplicationDay(of, order);
  return from === null ? 0 : daysUntil(from, now);
}

export async function filesOf({ tx, now }: Work, creditOrderId: string): Promise<number> {
  const rows = await tx.select().from(uploads).where(eq(uploads.creditOrderId, creditOrderId));
  return uploadState(rows, now);
}

export async function creditView(work: Work, row: CreditRow): Promise<CreditOrder> {
  return {
    creditOrderId: row.creditOrderId,
    status: creditStatus[row.state],
    expired: isExpired(row, work.now),
    fileUpload: { state: await filesOf(work, row.creditOrderId) },
    statusSince: row.since,
    applyAgainOn: reapplicationDay('credit', row),
  };
}

export type UploadedFile = { name: string; type: string; size: number; sha256: string };

/** A file of the same kind replaces the earlier one. */
export async function keepUpload(
  { tx, now }: Work,
  creditOrderId: string,
  kind: string,
  file: UploadedFile,
): Promise<void> {
  const row = { ...file, uploadedAt: now };
  await tx
    .insert(uploads)
    .values({ creditOrderId, kind, ...row })
    .onConflictDoUpdate({ target: [uploads.creditOrderId, uploads.kind], set: row });
}

async function factsOf(work: BorrowerWork, row: CreditRow): Promise<CreditFacts> {
  return {
    filesComplete: (await filesOf(work, row.creditOrderId)) === uploadComplete,
    creditworthy: isCreditworthy({ ...row, flagged: work.borrower.flagged }, manilaDay(work.now)),
  };
}

async function recordStage(work: Work, row: CreditRow): Promise<void> {
  const { userId, state, since, creditOrderId } = row;
  const detail = { status: creditStatus[state] };
  await record({ ...work, now: since }, userId, `credit.${state}`, creditOrderId, detail);
}

async function enter(
  work: BorrowerWork,
  row: CreditRow,
  stage: Stage<CreditRow['state']>,
): Promise<CreditRow> {
  const granted =
    stage.state === 'approved' ? { approvedAt: stage.since, totalLimit: product.totalLimit } : {};
  const next: CreditRow = { ...row, ...stage, ...granted };
  await work.tx
    .update(creditOrders)
    .set({ ...stage, ...granted })
    .where(eq(creditOrders.creditOrderId, row.creditOrderId));
  await recordStage(work, next);
  if (stage.state === 'approved') {
    const values = { limit: formatPeso(product.totalLimit) };
    await sendMessage(work, { about: 'limitApproved', values }, stage.since);
  }
  if (stage.state === 'rejected') {
    await sendMessage(work, { about: 'limitRejected', values: {} }, stage.since);
  }
  return next;
}

export async function catchUpCredit(work: BorrowerWork, row: CreditRow): Promise<CreditRow> {
  const now = timeOf(row, work);
  const stage = creditLife.elapse(row, await factsOf(work, row), now);
  if (stage === null) return row;
  return catchUpCredit(work, await enter(work, row, stage));
}

/** Null if the state does not accept the event. */
async function send(
  work: BorrowerWork,
  row: CreditRow,
  event: CreditEvent,
): Promise<CreditRow | null> {
  const facts = await factsOf(work, row);
  const stage = creditLife.send(row, facts, event, timeOf(row, work));
  return stage && enter(work, row, stage);
}

/** @throws Refusal if the credit order is not at that form */
export async function giveForm(
  work: BorrowerWork,
  row: CreditRow,
  form: { name: CreditForm; answers: object; known: Answers },
): Promise<CreditRow> {
  const filled = { ...form.known, forms: { ...row.forms, [form.name]: form.answers } };
  const next = await send(work, { ...row, ...filled }, { type: `${form.name}.given` });
  if (!next) throw new Refusal(assumedCodes.invalidData, `It is not the turn of ${form.name}.`);
  await work.tx
    .update(creditOrders)
    .set(filled)
    .where(eq(creditOrders.creditOrderId, row.creditOrderId));
  return next;
}

/** @throws Refusal unless the application is complete and not submitted yet */
export async function submitCredit(work: BorrowerWork, row: CreditRow): Promise<CreditRow> {
  const next = await send(work, row, { type: 'application.submitted' });
  if (!next) {
    throw new Refusal(assumedCodes.invalidData, 'The forms or the eight files are not complete.');
  }
  return next;
}

/** Finishes a credit order at the first payout on its limit. */
export async function useLimit(work: Work, creditOrderId: string): Promise<void> {
  const [row] = await work.tx
    .select()
    .from(creditOrders)
    .where(and(eq(creditOrders.creditOrderId, creditOrderId), eq(creditOrders.state, 'approved')));
  const borrower = row && (await borrowerOfId(work.tx, row.userId));
  if (borrower) await send({ ...work, borrower }, row, { type: 'limit.used' });
}
