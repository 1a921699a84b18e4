import { desc } from 'drizzle-orm';
import { addDays, startOfManilaDay } from '#domain/dates.ts';
import type { OperationState } from '#domain/operations/operation.ts';
import { serviceFeePaid } from '#domain/payments/repayment-plan.ts';
import { operationOrders } from '../../database/operation-tables.ts';
import type { OperationOrderState } from '../../life-cycles/operation-order.machine.ts';
import {
  type OperationTerms,
  type RestructurePrice,
  restructurePrice,
  type RolloverPrice,
  rolloverPrice,
  type Standing,
  withTotals,
} from '../../rules/operation-pricing.ts';
import type { PriceList } from '../../rules/product.ts';
import { borrowerOfId } from '../account/borrowers.ts';
import { isOwed, type Loan, loanAccountNow } from '../loans/loans.ts';
import { rowsOf, type Work } from '../work.ts';

type StoredOrder = typeof operationOrders.$inferSelect;
export type OperationRow = Omit<StoredOrder, 'terms'> & OperationTerms;
export type RolloverRow = Extract<OperationRow, { kind: 'rollover' }>;
export type RestructureRow = Extract<OperationRow, { kind: 'restructure' }>;

export const rolloversIn = (rows: readonly OperationRow[]) =>
  rows.filter((row) => row.kind === 'rollover');
export const restructuresIn = (rows: readonly OperationRow[]) =>
  rows.filter((row) => row.kind === 'restructure');

/** Rollovers first; of each kind the newest first. */
export async function ordersOf(work: Work, userId: string): Promise<OperationRow[]> {
  const order = [desc(operationOrders.initiatedAt), desc(operationOrders.orderId)];
  const stored = await rowsOf(work, operationOrders, userId, ...order);
  const rows = stored.map(({ terms, ...row }): OperationRow => ({ ...row, ...terms }));
  return [...rolloversIn(rows), ...restructuresIn(rows)];
}

const termsIn = (row: OperationRow): OperationTerms =>
  row.kind === 'rollover'
    ? { kind: row.kind, opening: row.opening, agreed: row.agreed }
    : { kind: row.kind, opening: row.opening, agreed: row.agreed };

/** Inserts or updates an order. The table has no columns for the fields of its terms. */
export async function keepOrder({ tx }: Work, row: OperationRow): Promise<void> {
  const stored = { ...row, terms: termsIn(row) };
  await tx
    .insert(operationOrders)
    .values(stored)
    .onConflictDoUpdate({ target: operationOrders.orderId, set: stored });
}

/** Operation states (S3). States of an order that ended early have none. */
export const operationStates: Partial<Record<OperationOrderState, OperationState>> = {
  initiated: 'INITIATED',
  confirmed: 'CONFIRMED',
  reviewing: 'CONFIRMED',
  completed: 'COMPLETED',
};

export const isInProgress = ({ state }: OperationRow): boolean =>
  operationStates[state] === 'CONFIRMED';
export const isOpen = (row: OperationRow): boolean =>
  row.state === 'initiated' || isInProgress(row);

export type Operations = { orders: readonly OperationRow[]; priceList: PriceList };

/** @param loanOrderIds the loan alone by default */
export async function operationsOn(
  work: Work,
  { userId, loanOrderId }: Loan,
  loanOrderIds: readonly (string | null)[] = [loanOrderId],
): Promise<Operations> {
  const borrower = await borrowerOfId(work.tx, userId);
  if (!borrower) throw new Error(`${userId} is not registered`);
  const orders = await ordersOf(work, userId);
  return {
    orders: orders.filter((one) => loanOrderIds.includes(one.loanOrderId)),
    priceList: borrower.priceList,
  };
}

/** The restructure that created a loan. */
export async function restructureInto(
  work: Work,
  { userId, loanOrderId }: Loan,
): Promise<RestructureRow | undefined> {
  const restructures = restructuresIn(await ordersOf(work, userId));
  return restructures.find(({ newLoanOrderId }) => newLoanOrderId === loanOrderId);
}

function standingOf(loan: Loan, now: number): Standing {
  const { instalments, settlement } = loanAccountNow(loan, now);
  const serviceFee = instalments.reduce(
    (sum, part) => sum + (part.serviceFee ?? 0) - serviceFeePaid(part),
    0,
  );
  return { settlement: settlement.amount, serviceFee };
}

/** The agreed price, or the price after `received` pesos were paid since the initiation. */
export const rolloverPriceOf = (
  { agreed, opening }: RolloverRow,
  received: number,
  loan: Loan,
  now: number,
): RolloverPrice => agreed ?? withTotals(rolloverPrice(opening, received), standingOf(loan, now));

export const restructurePriceOf = (
  { agreed, opening }: RestructureRow,
  received: number,
  loan: Loan,
  now: number,
): RestructurePrice =>
  agreed ?? withTotals(restructurePrice(opening, received), standingOf(loan, now));

/** End of the day of the price. */
export const expiryOf = ({ opening }: OperationTerms): number =>
  startOfManilaDay(addDays(opening.on, 1));

/** When the order expires: at the end of the day of its price, or of the time for the agreement. */
export const deadlineOf = (row: OperationRow): number =>
  row.state === 'initiated' && row.timerAt !== null ? row.timerAt : expiryOf(row);

/** Whether an order that is open or expired was valid at an instant. */
export const wasValidAt = ({ initiatedAt, state, since }: OperationRow, at: number): boolean =>
  initiatedAt <= at && (state !== 'expired' || at < since);

/** Whether the postponed debt is already paid; for a restructure, whether nothing is overdue. */
export function isPaidFor({ kind, opening }: OperationTerms, loan: Loan): boolean {
  if (kind === 'restructure') return loan.state !== 'overdue';
  const part = loan.stored.find(({ period }) => period === opening.period);
  return !isOwed(loan) || part?.repayDate !== null;
}
