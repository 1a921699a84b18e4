import { asc, desc, eq, inArray } from 'drizzle-orm';
import { manilaDay } from '#domain/dates.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { Instalment } from '#domain/repayment-plan.ts';
import { instalments, loanOrders } from '../database/schema.ts';
import type { Stage } from '../life-cycles/life-cycle.ts';
import {
  type LoanEvent,
  type LoanFacts,
  loanLife,
  type LoanState,
} from '../life-cycles/loan-order.machine.ts';
import { rowOfStage, stageOfRow, timeOf } from '../life-cycles/timeline.ts';
import { refusesPayouts } from '../rules/account.ts';
import { type StoredInstalment, instalmentsOn, nextDue, overdueFrom } from '../rules/overdue.ts';
import { dueDates } from '../rules/pricing.ts';
import { isTerm } from '../rules/product.ts';
import type { Borrower } from './borrowers.ts';
import { useLimit } from './credit.ts';
import { record } from './event-log.ts';
import { messageAbout } from './loan-messages.ts';
import { sendMessage } from './messages.ts';
import type { Work } from './work.ts';

/** A loan order as the database keeps it. */
export type LoanRow = typeof loanOrders.$inferSelect;

/** A loan order with its instalments as they are kept. */
export type Loan = LoanRow & { stored: StoredInstalment[] };

/** All of a borrower's loans, newest first. */
export async function loansOf({ tx }: Pick<Work, 'tx'>, userId: string): Promise<Loan[]> {
  const rows = await tx
    .select()
    .from(loanOrders)
    .where(eq(loanOrders.userId, userId))
    .orderBy(desc(loanOrders.appliedAt), desc(loanOrders.loanOrderId));
  const parts = await tx
    .select()
    .from(instalments)
    .where(
      inArray(
        instalments.loanOrderId,
        rows.map(({ loanOrderId }) => loanOrderId),
      ),
    )
    .orderBy(asc(instalments.period));
  return rows.map((row) => ({
    ...row,
    stored: parts
      .filter((part) => part.loanOrderId === row.loanOrderId)
      .map(({ loanOrderId: _, ...part }) => part),
  }));
}

const isPaidOut = ({ paidOutAt }: LoanRow) => paidOutAt !== null;

/** A loan's instalments as they stand now; before the money is there nothing can be late. */
export function instalmentsNow(loan: Loan, now: number): Instalment[] {
  const on = isPaidOut(loan) ? now : loan.appliedAt;
  return instalmentsOn(manilaDay(on), loan.stored, loan);
}

/** The days on which a loan's instalments are due when it is paid out at an instant. */
function datesFrom({ loanOrderId, term }: LoanRow, at: number) {
  if (!isTerm(term)) throw new Error(`${loanOrderId} is not paid out: nobody sells ${term} days`);
  return dueDates(term, manilaDay(at));
}

/** What the ledger says of a loan as something happens to it, `now` by the order's own time. */
function factsOf(loan: Loan, borrower: Borrower, now: number): LoanFacts {
  const due = isPaidOut(loan) ? nextDue(loan.stored)?.dueDate : datesFrom(loan, now)[0];
  return {
    now,
    flagged: borrower.flagged,
    payoutRefused: refusesPayouts(loan.account),
    overdueAt: due === undefined ? null : overdueFrom(due),
    takesOver: loan.restructuredFrom !== null,
  };
}

/** Writes down a loan's instalments instead of those that it had. */
export async function keepInstalments(
  { tx }: Work,
  { loanOrderId, stored }: Pick<Loan, 'loanOrderId' | 'stored'>,
): Promise<void> {
  await tx.delete(instalments).where(eq(instalments.loanOrderId, loanOrderId));
  await tx.insert(instalments).values(stored.map((part) => ({ ...part, loanOrderId })));
}

/** Dates a loan's instalments from the day that the money was sent. */
async function payOut(work: Work, loan: Loan, at: number): Promise<Loan> {
  const days = datesFrom(loan, at);
  const stored = loan.stored.map((part, index) => ({
    ...part,
    dueDate: days[index] ?? part.dueDate,
  }));
  await keepInstalments(work, { ...loan, stored });
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

/** What a loan order is before its life begins; what operations add to it is there only where told. */
type LoanTerms = Omit<
  Loan,
  keyof Stage<LoanState> | 'timerEvent' | 'timerAt' | keyof typeof plain
> &
  Partial<Pick<Loan, keyof typeof plain>>;

/** A loan order that nothing but its application made. */
const plain = {
  heldAt: null,
  paidOutAt: null,
  otherCosts: 0,
  operationFees: 0,
  extraDays: 0,
  newLoanOrderId: null,
  restructuredFrom: null,
};

/** Opens a loan order: the first stage of its life. */
export async function openLoan(work: Work, borrower: Borrower, terms: LoanTerms): Promise<Loan> {
  const unstarted = { ...plain, ...terms };
  const due = unstarted.paidOutAt === null ? undefined : nextDue(unstarted.stored)?.dueDate;
  const facts: LoanFacts = {
    now: work.now,
    flagged: borrower.flagged,
    payoutRefused: refusesPayouts(terms.account),
    overdueAt: due === undefined ? null : overdueFrom(due),
    takesOver: unstarted.restructuredFrom !== null,
  };
  const loan: Loan = { ...unstarted, ...rowOfStage(loanLife.begin(facts, work.now)) };
  const { stored, ...row } = loan;
  await work.tx.insert(loanOrders).values(row);
  await keepInstalments(work, { ...row, stored });
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

/**
 * Takes a loan on after something that its row and instalments already show.
 *
 * @throws where its life does not take that
 */
export async function sendToLoan(
  work: Work,
  loan: Loan,
  borrower: Borrower,
  type: LoanEvent['type'],
): Promise<Loan> {
  const facts = factsOf(loan, borrower, work.now);
  const next = loanLife.send(stageOfRow<LoanState>(loan), facts, { type }, work.now);
  if (next === null) throw new Error(`${loan.loanOrderId} takes no ${type}`);
  return enter(work, loan, borrower, next);
}

/** Takes a loan on after a payment, which its instalments already show. */
export async function afterPayment(work: Work, loan: Loan, borrower: Borrower): Promise<Loan> {
  return sendToLoan(work, loan, borrower, 'payment.posted');
}

/** Holds a loan order: from here on only advances of the clock move it. */
export async function holdLoan(work: Work, loanOrderId: string): Promise<void> {
  await work.tx
    .update(loanOrders)
    .set({ heldAt: work.now - work.offset })
    .where(eq(loanOrders.loanOrderId, loanOrderId));
}
