import { startOfManilaDay } from '#domain/dates.ts';
import type { MissedReason } from '#domain/operation-news.ts';
import { type Instalment, instalmentStatus } from '#domain/repayment-plan.ts';
import { debtsTotal, restructurePrice, rolloverPrice } from '../rules/operation-pricing.ts';
import { booksNow, isOwed, type Loan } from './loans.ts';
import type { Received } from './operation-payments.ts';
import {
  type DeferralRow,
  isOpen,
  type Operations,
  type RestructureRow,
} from './operation-orders.ts';

/**
 * Money that was handed over while a rollover or a restructure was valid, and posts once it expired:
 * money counts from when the borrower handed it over, so the order is made all the same.
 */

/** A rollover or a restructure. */
export type Order =
  | { kind: 'rollover'; row: DeferralRow }
  | { kind: 'restructure'; row: RestructureRow };

export const idOf = ({ kind, row }: Order): string =>
  kind === 'rollover' ? row.deferralOrderId : row.restructureOrderId;

/** All orders on a loan. */
export const ordersIn = ({ rollovers, restructures }: Operations): Order[] => [
  ...rollovers.map((row) => ({ kind: 'rollover' as const, row })),
  ...restructures.map((row) => ({ kind: 'restructure' as const, row })),
];

/** The order that was valid when the borrower handed the money over and has expired since; null without one. */
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

/** What of an order's minimum is missing once so many pesos came in for it. */
export const missingOf = ({ kind, row }: Order, total: number): number =>
  kind === 'rollover'
    ? rolloverPrice(row.opening, total).missing
    : restructurePrice(row.opening, total).missing;

/** Whether nothing of a loan is left that an order could put off. */
export function isPaidFor({ kind, row }: Order, loan: Loan): boolean {
  if (kind === 'restructure') return loan.state !== 'overdue';
  const part = loan.stored.find(({ period }) => period === row.opening.period);
  return !isOwed(loan) || part?.repayDate !== null;
}

/** What is unpaid of an instalment, in pesos. */
const unpaidOf = ({ principal, interest, overdueFee, paidAmount }: Instalment): number =>
  principal + interest + overdueFee - paidAmount;

/** Whether a loan owed on the day of an order's price what the price was made from. */
function isPricedRight({ row, kind }: Order, loan: Loan, { payments }: Received): boolean {
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

/** Whether an operation on a loan was made, or is being made, after an order was initiated. */
function isOvertaken({ row }: Order, { rollovers, restructures }: Operations): boolean {
  const began = [
    ...rollovers.filter(({ state }) => state === 'confirmed' || state === 'completed'),
    ...restructures.filter((one) => one.state === 'orderCreated' || isBeingMade(one)),
  ];
  return began.some(({ initiatedAt }) => initiatedAt > row.initiatedAt);
}

const isBeingMade = (row: RestructureRow): boolean => isOpen(row) && row.state !== 'initiated';

/**
 * Why an order that expired cannot be made with the money that was handed over in time; null where it
 * can.
 *
 * @param loan the loan on which the money counts, with the money on it
 * @param received what came for the order, with that money
 */
export function whyNotMade(
  order: Order,
  loan: Loan,
  operations: Operations,
  received: Received,
): MissedReason | null {
  if (loan.loanOrderId !== order.row.loanOrderId) return 'otherOperation';
  if (isOvertaken(order, operations)) return 'otherOperation';
  if (isPaidFor(order, loan)) return 'paid';
  if (!isPricedRight(order, loan, received)) return 'priceChanged';
  return missingOf(order, received.total) > 0 ? 'tooLittle' : null;
}
