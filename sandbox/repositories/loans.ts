import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { addDays, manilaDay } from '#domain/dates.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Instalment } from '#domain/repayment-plan.ts';
import { instalments, loanOrders } from '../database/schema.ts';
import { type Books, booksOf, type Plan } from '../rules/books.ts';
import type { BegunPart, StoredInstalment } from '../rules/overdue.ts';
import { type CreditTaken, creditTakenBy } from './credits.ts';
import { nothingReceived, type Received, receiptsOf } from './receipts.ts';
import type { Work } from './work.ts';

/** A loan order as the database keeps it. */
export type LoanRow = typeof loanOrders.$inferSelect;

/** An instalment as it is kept, with what its plan began with. */
export type KeptInstalment = StoredInstalment & { begun: BegunPart };

/** A loan order with its instalments as they are kept, what came in on it, and what of its credit is gone. */
export type Loan = LoanRow & Received & CreditTaken & { stored: KeptInstalment[] };

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
  if (rows.length === 0) return [];
  const ids = rows.map(({ loanOrderId }) => loanOrderId);
  const parts = new Map<string, KeptInstalment[]>();
  const kept = await tx
    .select()
    .from(instalments)
    .where(inArray(instalments.loanOrderId, ids))
    .orderBy(asc(instalments.period));
  for (const { loanOrderId, ...part } of kept) {
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

/** Whether something is to be paid back on a loan. */
export const isOwed = ({ state }: Pick<Loan, 'state'>): boolean =>
  state === 'repaying' || state === 'overdue';

/** Whether the money of a loan was sent. */
export const isPaidOut = ({ paidOutAt }: LoanRow) => paidOutAt !== null;

/**
 * What of a loan's service fee was not kept back at payout, in pesos: it is owed with the last
 * instalment. An order that took over another's balance was paid no money, so nothing was kept back.
 */
export function deferredFeeOf(loan: LoanRow): number {
  const { processingFee, loanAmount, lendingAmount, restructuredFrom } = loan;
  return processingFee - (restructuredFrom === null ? loanAmount - lendingAmount : 0);
}

/** What the present plan of a loan asks of its service fee; nothing where another order took it over. */
const feeInPlan = (loan: Loan): number =>
  loan.newLoanOrderId === null ? deferredFeeOf(loan) - loan.serviceFeePaid : 0;

/** From when a loan's interest counts: days without interest come first, and one day at least is used. */
function interestDaysOf({ paidOutAt, appliedAt, freeDays }: LoanRow): Plan['interest'] {
  const began = manilaDay(paidOutAt ?? appliedAt);
  return { from: addDays(began, freeDays), leastUntil: addDays(began, 1) };
}

/** The present plan as it began: everything that was posted since is counted anew, from when it was paid. */
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

/** A loan's books as they stand now; before the money is there nothing can be late. */
export function booksNow(loan: Loan, now: number): Books {
  const on = isPaidOut(loan) ? now : loan.appliedAt;
  const books = booksOf(planOf(loan), loan.receipts, manilaDay(on), loan);
  const gone = loan.creditUsed * centavosOfPeso + loan.creditRefunded;
  return { ...books, creditCentavos: books.creditCentavos - gone };
}

/** A loan's instalments as they stand now. */
export function instalmentsNow(loan: Loan, now: number): Instalment[] {
  return booksNow(loan, now).instalments;
}
