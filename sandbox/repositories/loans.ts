import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { manilaDay } from '#domain/dates.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { Instalment } from '#domain/repayment-plan.ts';
import { instalments, loanOrders } from '../database/schema.ts';
import type { Stage } from '../life-cycles/life-cycle.ts';
import { type LoanFacts, loanLife, type LoanState } from '../life-cycles/loan-order.machine.ts';
import { rowOfStage, stageOfRow, timeOf } from '../life-cycles/timeline.ts';
import { refusesPayouts } from '../rules/account.ts';
import { type Books, booksOf, type Receipt } from '../rules/books.ts';
import { type StoredInstalment, nextDue, overdueFrom } from '../rules/overdue.ts';
import { dueDates } from '../rules/pricing.ts';
import type { Borrower } from './borrowers.ts';
import { useLimit } from './credit.ts';
import { record } from './event-log.ts';
import { messageAbout } from './loan-messages.ts';
import { sendMessage } from './messages.ts';
import { receiptsOf } from './receipts.ts';
import type { Work } from './work.ts';

/** A loan order as the database keeps it. */
export type LoanRow = typeof loanOrders.$inferSelect;

/** A loan order with its instalments as they are kept, and what was posted on it in the order of payment. */
export type Loan = LoanRow & { stored: StoredInstalment[]; receipts: Receipt[] };

/** Which of a borrower's loans: all of them unless told. */
type Wanted = { where?: SQL | undefined; limit?: number | undefined };

/** A borrower's loans, newest first. */
export async function loansOf(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
  { where, limit }: Wanted = {},
): Promise<Loan[]> {
  const wanted = tx
    .select()
    .from(loanOrders)
    .where(and(eq(loanOrders.userId, userId), where))
    .orderBy(desc(loanOrders.appliedAt), desc(loanOrders.loanOrderId));
  const rows = await (limit === undefined ? wanted : wanted.limit(limit));
  const ids = rows.map(({ loanOrderId }) => loanOrderId);
  const parts = new Map<string, StoredInstalment[]>();
  const kept = await tx
    .select()
    .from(instalments)
    .where(inArray(instalments.loanOrderId, ids))
    .orderBy(asc(instalments.period));
  for (const { loanOrderId, ...part } of kept) {
    parts.set(loanOrderId, [...(parts.get(loanOrderId) ?? []), part]);
  }
  const receipts = await receiptsOf(tx, ids);
  return rows.map((row) => ({
    ...row,
    receipts: receipts.get(row.loanOrderId) ?? [],
    stored: parts.get(row.loanOrderId) ?? [],
  }));
}

/** The ids of a borrower's loans, newest first. */
export async function loanIdsOf({ tx }: Pick<Work, 'tx'>, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ loanOrderId: loanOrders.loanOrderId })
    .from(loanOrders)
    .where(eq(loanOrders.userId, userId))
    .orderBy(desc(loanOrders.appliedAt), desc(loanOrders.loanOrderId));
  return rows.map(({ loanOrderId }) => loanOrderId);
}

/** A loan of a borrower's own; undefined where it is none of theirs. */
export async function loanOf(
  work: Pick<Work, 'tx'>,
  userId: string,
  loanOrderId: string,
): Promise<Loan | undefined> {
  const [loan] = await loansOf(work, userId, { where: eq(loanOrders.loanOrderId, loanOrderId) });
  return loan;
}

/** A borrower's loans that are not settled, newest first: those that bear upon another one. */
export const unsettledLoansOf = (work: Pick<Work, 'tx'>, userId: string): Promise<Loan[]> =>
  loansOf(work, userId, { where: ne(loanOrders.state, 'settled') });

/** A borrower's loans that time alone takes further, newest first. */
export const movingLoansOf = (work: Pick<Work, 'tx'>, userId: string): Promise<Loan[]> =>
  loansOf(work, userId, { where: isNotNull(loanOrders.timerAt) });

const isPaidOut = ({ paidOutAt }: LoanRow) => paidOutAt !== null;

/** The plan as it began: everything that was posted on it is counted anew, from when it was paid. */
function planOf({ stored }: Loan): StoredInstalment[] {
  return stored.map((part) => ({ ...part, overdueFee: 0, paidAmount: 0, repayDate: null }));
}

/** A loan's books as they stand now; before the money is there nothing can be late. */
export function booksNow(loan: Loan, now: number): Books {
  const on = isPaidOut(loan) ? now : loan.appliedAt;
  return booksOf(planOf(loan), loan.receipts, manilaDay(on), loan);
}

/** A loan's instalments as they stand now. */
export function instalmentsNow(loan: Loan, now: number): Instalment[] {
  return booksNow(loan, now).instalments;
}

/** What the ledger says of a loan as something happens to it, `now` by the order's own time. */
function factsOf(loan: Loan, borrower: Borrower, now: number): LoanFacts {
  const [firstDue] = dueDates(loan.term, manilaDay(now));
  const due = isPaidOut(loan) ? nextDue(loan.stored)?.dueDate : firstDue;
  return {
    now,
    flagged: borrower.flagged,
    payoutRefused: refusesPayouts(loan.account),
    overdueAt: due === undefined ? null : overdueFrom(due),
  };
}

/** Dates a loan's instalments from the day that the money was sent. */
async function payOut(work: Work, loan: Loan, at: number): Promise<Loan> {
  const days = dueDates(loan.term, manilaDay(at));
  const stored = loan.stored.map((part, index) => ({
    ...part,
    dueDate: days[index] ?? part.dueDate,
  }));
  await work.tx.delete(instalments).where(eq(instalments.loanOrderId, loan.loanOrderId));
  await work.tx
    .insert(instalments)
    .values(stored.map((part) => ({ ...part, loanOrderId: loan.loanOrderId })));
  await useLimit(work, loan.creditOrderId);
  return { ...loan, stored, paidOutAt: at };
}

/** Writes down that a loan reached a stage, and what follows from it. */
async function enter(
  work: Work,
  loan: Loan,
  borrower: Borrower,
  stage: Stage<LoanState>,
): Promise<Loan> {
  const changed = stage.state !== loan.state;
  const isPayout = stage.state === 'repaying' && loan.paidOutAt === null;
  const paidOut = isPayout ? await payOut(work, loan, stage.since) : loan;
  const next: Loan = { ...paidOut, ...rowOfStage(stage) };
  await work.tx
    .update(loanOrders)
    .set({ ...rowOfStage(stage), paidOutAt: next.paidOutAt })
    .where(eq(loanOrders.loanOrderId, loan.loanOrderId));
  if (changed) await announce(work, next, borrower, loan.state);
  return next;
}

/** Writes a change of state into the event log and tells the borrower by SMS where it matters. */
async function announce(
  { tx }: Work,
  loan: Loan,
  borrower: Borrower,
  from: LoanState | null,
): Promise<void> {
  await record(tx, {
    userId: loan.userId,
    at: loan.since,
    kind: `loan.${loan.state}`,
    subject: loan.loanOrderId,
    detail: { status: loanStatus[loan.state], from: from && loanStatus[from] },
  });
  const message = messageAbout(loan, from, borrower.language);
  if (message !== null) await sendMessage(tx, borrower, message, loan.since);
}

const rowOf = ({ stored: _, receipts: __, ...row }: Loan): LoanRow => row;

/** Opens a loan order: the first stage of its life. */
export async function openLoan(
  work: Work,
  borrower: Borrower,
  terms: Omit<
    Loan,
    'state' | 'since' | 'timerEvent' | 'timerAt' | 'heldAt' | 'paidOutAt' | 'receipts'
  >,
): Promise<Loan> {
  const unstarted = { ...terms, heldAt: null, paidOutAt: null, receipts: [] };
  const facts: LoanFacts = {
    now: work.now,
    flagged: borrower.flagged,
    payoutRefused: refusesPayouts(terms.account),
    overdueAt: null,
  };
  const loan: Loan = { ...unstarted, ...rowOfStage(loanLife.begin(facts, work.now)) };
  const { stored } = loan;
  await work.tx.insert(loanOrders).values(rowOf(loan));
  await work.tx
    .insert(instalments)
    .values(stored.map((part) => ({ ...part, loanOrderId: loan.loanOrderId })));
  await announce(work, loan, borrower, null);
  return loan;
}

/** Brings a loan to where time alone has taken it. */
export async function catchUpLoan(work: Work, loan: Loan, borrower: Borrower): Promise<Loan> {
  const now = timeOf(loan, work);
  const stage = stageOfRow<LoanState>(loan);
  const next = loanLife.elapse(stage, factsOf(loan, borrower, stage.timer?.at ?? now), now);
  if (next === null) return loan;
  return catchUpLoan(work, await enter(work, loan, borrower, next), borrower);
}

/** Takes a loan on after a payment, which its instalments already show. */
export async function afterPayment(work: Work, loan: Loan, borrower: Borrower): Promise<Loan> {
  const facts = factsOf(loan, borrower, work.now);
  const next = loanLife.send(
    stageOfRow<LoanState>(loan),
    facts,
    { type: 'payment.posted' },
    work.now,
  );
  if (next === null) throw new Error(`${loan.loanOrderId} takes no payment`);
  return enter(work, loan, borrower, next);
}

/** Holds all of a borrower's loan orders: from here on only advances of the clock move them. */
export async function holdLoans(work: Work, userId: string): Promise<void> {
  await work.tx
    .update(loanOrders)
    .set({ heldAt: work.now - work.offset })
    .where(eq(loanOrders.userId, userId));
}
