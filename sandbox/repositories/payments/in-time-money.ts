import { startOfManilaDay } from '#domain/dates.ts';
import type { MissedReason } from '#domain/operations/operation-news.ts';
import { type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { debtsTotal, restructurePrice, rolloverPrice } from '../../rules/operation-pricing.ts';
import { booksNow, isOwed, type Loan } from '../loans/loans.ts';
import type { Received } from '../operations/operation-payments.ts';
import {
  type DeferralRow,
  isOpen,
  type Operations,
  type RestructureRow,
} from '../operations/operation-orders.ts';

/**
 * Money that the borrower handed over while a rollover or a restructure was valid, and that posts after
 * it expired. Money counts from its value date, so the lender still carries the operation out.
 */

export type Order =
  | { kind: 'rollover'; row: DeferralRow }
  | { kind: 'restructure'; row: RestructureRow };

export const idOf = ({ kind, row }: Order): string =>
  kind === 'rollover' ? row.deferralOrderId : row.restructureOrderId;

export const ordersIn = ({ rollovers, restructures }: Operations): Order[] => [
  ...rollovers.map((row) => ({ kind: 'rollover' as const, row })),
  ...restructures.map((row) => ({ kind: 'restructure' as const, row })),
];

/** The latest order that was valid at `paidAt` and has expired since; null without one. */
export function expiredSince(operations: Operations, paidAt: number): Order | null {
  return (
    ordersIn(operations)
      .filter(({ row }) => row.state === 'expired' && wasValidAt(row, paidAt))
      .toSorted((a, b) => b.row.initiatedAt - a.row.initiatedAt)[0] ?? null
  );
}

/** Whether an order that is open or expired was valid at an instant. */
export const wasValidAt = ({ initiatedAt, state, since }: Order['row'], at: number): boolean =>
  initiatedAt <= at && (state !== 'expired' || at < since);

/** Pesos of the minimum that are missing after `total` pesos were paid. */
export const missingOf = ({ kind, row }: Order, total: number): number =>
  kind === 'rollover'
    ? rolloverPrice(row.opening, total).missing
    : restructurePrice(row.opening, total).missing;

/**
 * Whether the debt that an order would postpone is already paid; for a restructure, whether nothing
 * is overdue.
 */
export function isPaidFor({ kind, row }: Order, loan: Loan): boolean {
  if (kind === 'restructure') return loan.state !== 'overdue';
  const part = loan.stored.find(({ period }) => period === row.opening.period);
  return !isOwed(loan) || part?.repayDate !== null;
}

/**
 * Whether `total` pesos alone pay the debt that the order would postpone: for a restructure only
 * its earliest debt, because the later ones may not be overdue.
 */
export function paysDebtOf({ kind, row }: Order, total: number): boolean {
  const { principal, interest, overdueFee } =
    kind === 'rollover' ? row.opening.due : debtsTotal(row.opening.debts.slice(0, 1));
  return total >= principal + interest + overdueFee;
}

const unpaidOf = ({ principal, interest, overdueFee, paidAmount }: Instalment): number =>
  principal + interest + overdueFee - paidAmount;

/** Whether the loan, without payments for the order, owed the amount that the price is for. */
function hasCurrentPrice({ row, kind }: Order, loan: Loan, { payments }: Received): boolean {
  const { on } = row.opening;
  const ids = payments.map(({ paymentId }) => paymentId);
  const receipts = loan.receipts.filter((one) => one.on <= on && !ids.includes(one.paymentId));
  const { instalments } = booksNow({ ...loan, receipts }, startOfManilaDay(on));
  const owed = instalments
    .filter(({ status }) => status !== instalmentStatus.settled)
    .reduce((sum, part) => sum + unpaidOf(part), 0);
  return owed === (kind === 'rollover' ? pricedRollover(row) : pricedRestructure(row));
}

function pricedRollover({ opening: { due, later } }: DeferralRow): number {
  const { principal, interest, overdueFee } = due;
  return later.reduce(
    (sum, part) => sum + part.principal + part.interest,
    principal + interest + overdueFee,
  );
}

function pricedRestructure({ opening: { debts, waivedInterest } }: RestructureRow): number {
  const { principal, interest, overdueFee } = debtsTotal(debts);
  return principal + interest + overdueFee + waivedInterest;
}

/** Whether an operation that was initiated later is carried out or in progress. */
function isOvertaken({ row }: Order, { rollovers, restructures }: Operations): boolean {
  const began = [
    ...rollovers.filter(({ state }) => state === 'confirmed' || state === 'completed'),
    ...restructures.filter((one) => one.state === 'orderCreated' || isInProgress(one)),
  ];
  return began.some(({ initiatedAt }) => initiatedAt > row.initiatedAt);
}

const isInProgress = (row: RestructureRow): boolean => isOpen(row) && row.state !== 'initiated';

/** Why an order cannot be carried out with money that was handed over in time; null if it can. */
export function refusalReason(
  order: Order,
  loan: Loan,
  operations: Operations,
  received: Received,
): MissedReason | null {
  if (loan.loanOrderId !== order.row.loanOrderId) return 'otherOperation';
  if (isOvertaken(order, operations)) return 'otherOperation';
  if (isPaidFor(order, loan)) return 'paid';
  if (!hasCurrentPrice(order, loan, received)) return 'priceChanged';
  return missingOf(order, received.total) > 0 ? 'tooLittle' : null;
}
