import { and, eq, inArray } from 'drizzle-orm';
import { manilaDay } from '#domain/dates.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { instalments, loanOrders, payments } from '../../database/schema.ts';
import {
  type LoanEvent,
  type LoanFacts,
  loanLife,
  type LoanState,
} from '../../life-cycles/loan-order.machine.ts';
import { type Stage, timeOf } from '../../life-cycles/life-cycle.ts';
import { refusesPayouts } from '../../rules/account.ts';
import {
  type InitialPart,
  lateSince,
  nextDue,
  overdueFrom,
  type StoredInstalment,
} from '../../rules/overdue.ts';
import { dueDates } from '../../rules/pricing.ts';
import { isTerm, product } from '../../rules/product.ts';
import { isDisputed } from '../account/bank-card-disputes.ts';
import type { Borrower, BorrowerWork } from '../account/borrowers.ts';
import { useLimit } from '../credit/credit.ts';
import { messageAbout } from './loan-messages.ts';
import {
  isPaidOut,
  type Loan,
  type LoanRow,
  loansOf,
  nothingReceived,
  receiptsOf,
} from './loans.ts';
import { sendMessage } from '../service/messages.ts';
import { instalmentsOncePosted } from '../payments/money-on-its-way.ts';
import { record, type Work } from '../work.ts';

type Unstarted = Omit<Loan, keyof Stage<LoanState>>;

function datesFrom({ loanOrderId, term: days, freeDays }: Unstarted, at: number) {
  const term = days - freeDays;
  if (!isTerm(term)) throw new Error(`${loanOrderId} has a term that is not sold: ${term} days`);
  return dueDates(term, manilaDay(at), freeDays);
}

function factsOf(loan: Unstarted, borrower: Borrower, now: number): LoanFacts {
  const due = isPaidOut(loan) ? nextDue(loan.stored)?.dueDate : datesFrom(loan, now)[0];
  return {
    now,
    flagged: borrower.flagged,
    payoutRefused: refusesPayouts(loan.account),
    overdueAt: due === undefined ? null : overdueFrom(due),
    takesOver: loan.restructuredFrom !== null,
  };
}

async function keepInstalments(
  { tx }: Work,
  { loanOrderId, stored }: Pick<Loan, 'loanOrderId' | 'stored'>,
): Promise<void> {
  await tx.delete(instalments).where(eq(instalments.loanOrderId, loanOrderId));
  await tx.insert(instalments).values(stored.map((part) => ({ ...part, loanOrderId })));
}

/**
 * Starts a new plan on a loan today. The receipts of `loan` stay allocated to the old plan, and
 * `plan` already includes what they charged and paid. `change` is for the row of the loan.
 */
export async function beginPlan(
  work: Work,
  loan: Loan,
  plan: readonly StoredInstalment[],
  change: Partial<LoanRow>,
): Promise<Loan> {
  const { tx, now } = work;
  const { loanOrderId } = loan;
  const stored = plan.map((part) => ({ ...part, begun: initialPartOf(part) }));
  const changed = { ...change, planFrom: manilaDay(now) };
  const divided = loan.receipts.map(({ paymentId }) => paymentId);
  await tx.update(loanOrders).set(changed).where(eq(loanOrders.loanOrderId, loanOrderId));
  await tx.update(payments).set({ closed: true }).where(inArray(payments.paymentId, divided));
  await keepInstalments(work, { loanOrderId, stored });
  const received = (await receiptsOf(tx, [loanOrderId])).get(loanOrderId) ?? nothingReceived;
  return { ...loan, ...received, ...changed, stored };
}

const initialPartOf = ({
  interest,
  overdueFee,
  paidAmount,
  repayDate,
}: StoredInstalment): InitialPart => ({
  interest,
  overdueFee,
  paidAmount,
  repayDate,
});

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

async function enter(work: BorrowerWork, loan: Loan, stage: Stage<LoanState>): Promise<Loan> {
  const changed = stage.state !== loan.state;
  const isPayout = stage.state === 'repaying' && loan.paidOutAt === null;
  const paidOut = isPayout ? await payOut(work, loan, stage.since) : loan;
  const next: Loan = { ...paidOut, ...stage };
  await work.tx
    .update(loanOrders)
    .set({ ...stage, paidOutAt: next.paidOutAt })
    .where(eq(loanOrders.loanOrderId, loan.loanOrderId));
  if (changed) await announce(work, next, loan.state);
  return next;
}

async function announce(work: BorrowerWork, loan: Loan, from: LoanState | null): Promise<void> {
  const { userId, loanOrderId, state, since } = loan;
  const detail = { status: loanStatus[state], from: from && loanStatus[from] };
  await record({ ...work, now: since }, userId, `loan.${state}`, loanOrderId, detail);
  const then = { ...loan, instalments: await instalmentsOncePosted(work, loan, since) };
  const message = messageAbout(then, from, work.borrower.language);
  if (message !== null) await sendMessage(work, message, since);
}

type LoanTerms = Omit<Unstarted, 'stored' | keyof typeof plain> &
  Partial<Pick<Loan, keyof typeof plain>> & { plan: readonly StoredInstalment[] };

const plain = {
  heldAt: null,
  paidOutAt: null,
  otherCosts: 0,
  operationFees: 0,
  extraDays: 0,
  freeDays: 0,
  newLoanOrderId: null,
  restructuredFrom: null,
  planFrom: null,
  ...nothingReceived,
  creditUsed: 0,
  creditRefunded: 0,
};

export async function openLoan(work: BorrowerWork, { plan, ...terms }: LoanTerms): Promise<Loan> {
  const stored = plan.map((part) => ({ ...part, begun: initialPartOf(part) }));
  const unstarted = { ...plain, ...terms, stored };
  const facts = factsOf(unstarted, work.borrower, work.now);
  const loan: Loan = { ...unstarted, ...loanLife.begin(facts, work.now) };
  await work.tx.insert(loanOrders).values(loan);
  await keepInstalments(work, loan);
  await announce(work, loan, null);
  return loan;
}

/** Null if no transition is due, or if the payout waits for the check of a disputed account. */
export async function stepLoan(work: BorrowerWork, loan: Loan): Promise<Loan | null> {
  const { borrower } = work;
  if (loan.state === 'lending' && (await isDisputed(work, borrower.userId))) return null;
  const now = timeOf(loan, work);
  const next = loanLife.elapse(loan, factsOf(loan, borrower, loan.timerAt ?? now), now);
  return next && enter(work, loan, next);
}

export async function catchUpLoan(work: BorrowerWork, loan: Loan): Promise<Loan> {
  const next = await stepLoan(work, loan);
  return next === null ? loan : catchUpLoan(work, next);
}

const { payoutTime, payoutRepairTime } = product.loan;

/**
 * Stops the deadline for another payout account after a failed payout, because the account cannot
 * change during a dispute.
 */
export async function holdRepairs({ tx }: Work, userId: string): Promise<void> {
  const failed = eq(loanOrders.state, 'disbursementFailed');
  await tx
    .update(loanOrders)
    .set({ timerAt: null })
    .where(and(eq(loanOrders.userId, userId), failed));
}

/** After a dispute of the account, each payout and each repair takes its usual time from now. */
export async function releasePayouts(work: Work, userId: string): Promise<void> {
  const states = inArray(loanOrders.state, ['lending', 'disbursementFailed']);
  for (const loan of await loansOf(work, userId, { where: states })) {
    const time = loan.state === 'lending' ? payoutTime : payoutRepairTime;
    const timerAt = timeOf(loan, work) + time;
    await work.tx
      .update(loanOrders)
      .set({ timerAt })
      .where(eq(loanOrders.loanOrderId, loan.loanOrderId));
  }
}

/**
 * Sends an event to a loan whose row and instalments already include it.
 *
 * @throws Error if the loan's state does not accept the event
 */
export async function sendToLoan(
  work: BorrowerWork,
  loan: Loan,
  type: LoanEvent['type'],
): Promise<Loan> {
  const facts = factsOf(loan, work.borrower, work.now);
  const next = loanLife.send(loan, facts, { type }, work.now);
  if (next === null) throw new Error(`${loan.loanOrderId} does not accept ${type}`);
  // A payment counts from its value date, so the present delay may have begun with a later
  // instalment.
  const late = next.state === 'overdue' ? lateSince(loan.stored) : null;
  const since = late === null ? next.since : Math.max(next.since, late);
  return enter(work, loan, { ...next, since });
}

/** The instalments of `loan` already include the payment. */
export async function afterPayment(work: BorrowerWork, loan: Loan): Promise<Loan> {
  return sendToLoan(work, loan, 'payment.posted');
}
