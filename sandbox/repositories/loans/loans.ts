import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { addDays, manilaDay } from '#domain/dates.ts';
import type { LoanLink } from '#domain/loans/loan-order.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import { instalments, loanOrders, payments } from '../../database/schema.ts';
import {
  type LoanAccount,
  loanAccountOf,
  type Plan,
  type Receipt,
} from '../../rules/loan-account.ts';
import type { InitialPart, StoredInstalment } from '../../rules/overdue.ts';
import { rowsOf, type Work } from '../work.ts';
import type { OverdueCharge } from '#domain/loans/loan-story.ts';
import { overdueCharges } from '../../database/operation-tables.ts';
import type { Transaction } from '../../database/database.ts';
import {
  counterPayments,
  creditUses,
  refunds,
  serviceFeePayments,
} from '../../database/offline-schema.ts';

/** `keptCentavos` are from earlier plans. `serviceFeePaid` is pesos that were paid separately. */
type Received = { receipts: Receipt[]; keptCentavos: number; serviceFeePaid: number };

export const nothingReceived: Received = { receipts: [], keptCentavos: 0, serviceFeePaid: 0 };

/** By loan order id. Receipts are in the order of value dates, then of posting. */
export async function receiptsOf(
  tx: Transaction,
  loanOrderIds: readonly string[],
): Promise<Map<string, Received>> {
  const rows = await tx
    .select({
      loanOrderId: payments.loanOrderId,
      paymentId: payments.paymentId,
      amount: payments.amount,
      paidAt: payments.paidAt,
      centavos: counterPayments.centavos,
      keptCentavos: payments.keptCentavos,
      closed: payments.closed,
    })
    .from(payments)
    .leftJoin(counterPayments, eq(counterPayments.paymentId, payments.paymentId))
    .where(inArray(payments.loanOrderId, [...loanOrderIds]))
    .orderBy(asc(payments.id));
  const inOrder = rows
    .map((row) => ({ ...row, on: manilaDay(row.paidAt) }))
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  const all = new Map<string, Received>();
  for (const { loanOrderId, paymentId, amount, on, centavos, keptCentavos, closed } of inOrder) {
    const before = all.get(loanOrderId) ?? nothingReceived;
    const receipt = { paymentId, centavos: centavos ?? amount * centavosOfPeso, on };
    all.set(
      loanOrderId,
      closed
        ? { ...before, keptCentavos: before.keptCentavos + keptCentavos }
        : { ...before, receipts: [...before.receipts, receipt] },
    );
  }
  const fees = await tx
    .select()
    .from(serviceFeePayments)
    .where(inArray(serviceFeePayments.loanOrderId, [...loanOrderIds]));
  for (const { loanOrderId, amount } of fees) {
    const before = all.get(loanOrderId) ?? nothingReceived;
    all.set(loanOrderId, { ...before, serviceFeePaid: before.serviceFeePaid + amount });
  }
  return all;
}

/** Pesos that paid other loans, and centavos of refunds that have not failed. */
type SpentCredit = { creditUsed: number; creditRefunded: number };

/** Reads the uses and refunds of all loans at once. */
async function creditTakenBy(
  work: Pick<Work, 'tx'>,
  userId: string,
): Promise<(loanOrderId: string) => SpentCredit> {
  const uses = await rowsOf(work, creditUses, userId);
  const refunded = (await rowsOf(work, refunds, userId))
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ parts }) => parts);
  return (loanOrderId) => ({
    creditUsed: uses
      .filter((one) => one.loanOrderId === loanOrderId)
      .reduce((sum, { amount }) => sum + amount, 0),
    creditRefunded: refunded
      .filter((one) => one.loanOrderId === loanOrderId)
      .reduce((sum, { centavos }) => sum + centavos, 0),
  });
}

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
export const isPaidOut = ({ paidOutAt }: Pick<LoanRow, 'paidOutAt'>) => paidOutAt !== null;

/** In pesos. A loan from a restructure had no payout, so its whole fee is deferred. */
export function deferredFeeOf(loan: LoanRow): number {
  const { processingFee, loanAmount, lendingAmount, restructuredFrom } = loan;
  return processingFee - (restructuredFrom === null ? loanAmount - lendingAmount : 0);
}

const feeInPlan = (loan: Loan): number =>
  loan.newLoanOrderId === null ? deferredFeeOf(loan) - loan.serviceFeePaid : 0;

/** The days for which interest is charged, at least one. */
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
export function loanAccountNow(loan: Loan, now: number): LoanAccount {
  const on = isPaidOut(loan) ? now : loan.appliedAt;
  const account = loanAccountOf(planOf(loan), loan.receipts, manilaDay(on), loan);
  const spent = loan.creditUsed * centavosOfPeso + loan.creditRefunded;
  return { ...account, creditCentavos: account.creditCentavos - spent };
}

export function instalmentsNow(loan: Loan, now: number): Instalment[] {
  return loanAccountNow(loan, now).instalments;
}

/** Stores the overdue fees of the present plan, before a new plan begins. */
export async function keepCharges({ tx, now }: Work, loan: Loan): Promise<void> {
  const { loanOrderId } = loan;
  const { charges } = loanAccountNow(loan, now);
  if (charges.length === 0) return;
  await tx.insert(overdueCharges).values(charges.map((charge) => ({ ...charge, loanOrderId })));
}

/** Overdue fees of all plans of the loan. */
export async function chargesOn({ tx, now }: Work, loan: Loan): Promise<OverdueCharge[]> {
  const rows = await tx
    .select()
    .from(overdueCharges)
    .where(eq(overdueCharges.loanOrderId, loan.loanOrderId))
    .orderBy(asc(overdueCharges.id));
  const before = rows.map(({ id: _, loanOrderId: __, ...charge }) => charge);
  return [...before, ...loanAccountNow(loan, now).charges];
}
