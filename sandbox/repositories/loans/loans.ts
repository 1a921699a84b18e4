import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { addDays, manilaDay } from '#domain/dates.ts';
import type { LoanLink } from '#domain/loans/loan-order.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import { instalments, loanOrders } from '../../database/schema.ts';
import { type Books, booksOf, type Plan } from '../../rules/books.ts';
import type { InitialPart, StoredInstalment } from '../../rules/overdue.ts';
import {
  creditTakenBy,
  nothingReceived,
  type Received,
  receiptsOf,
  type SpentCredit,
} from './receipts.ts';
import type { Work } from '../work.ts';

export type LoanRow = typeof loanOrders.$inferSelect;

export type BookedInstalment = StoredInstalment & { begun: InitialPart };

export type Loan = LoanRow & Received & SpentCredit & { stored: BookedInstalment[] };

type LoanFilter = { where?: SQL | undefined; limit?: number | undefined };

/** Newest first. */
export async function loansOf(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
  { where, limit }: LoanFilter = {},
): Promise<Loan[]> {
  const query = tx
    .select()
    .from(loanOrders)
    .where(and(eq(loanOrders.userId, userId), where))
    .orderBy(desc(loanOrders.appliedAt), desc(loanOrders.loanOrderId));
  const rows = await (limit === undefined ? query : query.limit(limit));
  if (rows.length === 0) return [];
  const ids = rows.map(({ loanOrderId }) => loanOrderId);
  const parts = new Map<string, BookedInstalment[]>();
  const instalmentRows = await tx
    .select()
    .from(instalments)
    .where(inArray(instalments.loanOrderId, ids))
    .orderBy(asc(instalments.period));
  for (const { loanOrderId, ...part } of instalmentRows) {
    parts.set(loanOrderId, [...(parts.get(loanOrderId) ?? []), part]);
  }
  const received = await receiptsOf(tx, ids);
  const takenOf = await creditTakenBy({ tx }, userId);
  return rows.map((row) => ({
    ...row,
    ...(received.get(row.loanOrderId) ?? nothingReceived),
    ...takenOf(row.loanOrderId),
    stored: parts.get(row.loanOrderId) ?? [],
  }));
}

/** Newest first. */
export async function loanIdsOf({ tx }: Pick<Work, 'tx'>, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ loanOrderId: loanOrders.loanOrderId })
    .from(loanOrders)
    .where(eq(loanOrders.userId, userId))
    .orderBy(desc(loanOrders.appliedAt), desc(loanOrders.loanOrderId));
  return rows.map(({ loanOrderId }) => loanOrderId);
}

/** Undefined if the loan does not exist or belongs to another borrower. */
export async function loanOf(
  work: Pick<Work, 'tx'>,
  userId: string,
  loanOrderId: string,
): Promise<Loan | undefined> {
  const [loan] = await loansOf(work, userId, { where: eq(loanOrders.loanOrderId, loanOrderId) });
  return loan;
}

export async function linkTo(
  work: Work,
  userId: string,
  loanOrderId: string | null,
): Promise<LoanLink | null> {
  const loan = loanOrderId === null ? undefined : await loanOf(work, userId, loanOrderId);
  return loan ? { loanOrderId: loan.loanOrderId, loanNumber: loan.loanNumber } : null;
}

export const unsettledLoansOf = (work: Pick<Work, 'tx'>, userId: string): Promise<Loan[]> =>
  loansOf(work, userId, { where: ne(loanOrders.state, 'settled') });

export const movingLoansOf = (work: Pick<Work, 'tx'>, userId: string): Promise<Loan[]> =>
  loansOf(work, userId, { where: isNotNull(loanOrders.timerAt) });

export const isOwed = ({ state }: Pick<Loan, 'state'>): boolean =>
  state === 'repaying' || state === 'overdue';

/** True also for a loan that a restructure created. */
export const isPaidOut = ({ paidOutAt }: LoanRow) => paidOutAt !== null;

/** In pesos. A loan from a restructure had no payout, so its whole fee is deferred. */
export function deferredFeeOf(loan: LoanRow): number {
  const { processingFee, loanAmount, lendingAmount, restructuredFrom } = loan;
  return processingFee - (restructuredFrom === null ? loanAmount - lendingAmount : 0);
}

const feeInPlan = (loan: Loan): number =>
  loan.newLoanOrderId === null ? deferredFeeOf(loan) - loan.serviceFeePaid : 0;

/** Interest is charged for one day at least. */
function interestDaysOf({ paidOutAt, appliedAt, freeDays }: LoanRow): Plan['interest'] {
  const began = manilaDay(paidOutAt ?? appliedAt);
  return { from: addDays(began, freeDays), leastUntil: addDays(began, 1) };
}

/** The present plan as it began. The receipts since then are allocated to it again. */
function planOf(loan: Loan): Plan {
  const { stored, planFrom, keptCentavos } = loan;
  const serviceFee = feeInPlan(loan);
  const last = stored.at(-1);
  const parts = stored.map(({ begun, ...part }) => ({
    ...part,
    ...begun,
    ...(part.period === last?.period && serviceFee > 0 && { serviceFee }),
  }));
  return { instalments: parts, from: planFrom, keptCentavos, interest: interestDaysOf(loan) };
}

/** A loan before its payout is calculated as of its application, so that no instalment is late. */
export function booksNow(loan: Loan, now: number): Books {
  const on = isPaidOut(loan) ? now : loan.appliedAt;
  const books = booksOf(planOf(loan), loan.receipts, manilaDay(on), loan);
  const spent = loan.creditUsed * centavosOfPeso + loan.creditRefunded;
  return { ...books, creditCentavos: books.creditCentavos - spent };
}

export function instalmentsNow(loan: Loan, now: number): Instalment[] {
  return booksNow(loan, now).instalments;
}
