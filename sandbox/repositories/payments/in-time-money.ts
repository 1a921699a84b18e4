import { startOfManilaDay } from '#domain/dates.ts';
import type { MissedReason } from '#domain/operations/operation-news.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { debtsTotal, missingOf, type Outstanding } from '../../rules/operation-pricing.ts';
import { booksNow, type Loan } from '../loans/loans.ts';
import {
  isInProgress,
  isPaidFor,
  type OperationRow,
  type Operations,
} from '../operations/operation-orders.ts';
import type { Received } from '../operations/operation-payments.ts';

/**
 * Money that the borrower handed over while an operation was valid, and that posts after it
 * expired. Money counts from its value date, so the lender still carries the operation out.
 */

const totalOf = ({ principal, interest, overdueFee }: Outstanding): number =>
  principal + interest + overdueFee;

/**
 * Whether `total` pesos alone pay the debt that the order would postpone: for a restructure only
 * its earliest debt, because the later ones may not be overdue.
 */
export function paysDebtOf({ kind, opening }: OperationRow, total: number): boolean {
  const debts = kind === 'rollover' ? [opening.due] : opening.debts.slice(0, 1);
  return total >= totalOf(debtsTotal(debts));
}

/** The debt that a price is for. */
const pricedDebt = ({ kind, opening }: OperationRow): number =>
  kind === 'rollover'
    ? opening.later.reduce(
        (sum, part) => sum + part.principal + part.interest,
        totalOf(opening.due),
      )
    : totalOf(debtsTotal(opening.debts)) + opening.waivedInterest;

/** Whether the loan, without payments for the order, owed the amount that the price is for. */
function hasCurrentPrice(row: OperationRow, loan: Loan, { payments }: Received): boolean {
  const { on } = row.opening;
  const ids = payments.map(({ paymentId }) => paymentId);
  const receipts = loan.receipts.filter((one) => one.on <= on && !ids.includes(one.paymentId));
  const { instalments } = booksNow({ ...loan, receipts }, startOfManilaDay(on));
  const owed = instalments
    .filter(({ status }) => status !== instalmentStatus.settled)
    .reduce((sum, part) => sum + totalOf(part) - part.paidAmount, 0);
  return owed === pricedDebt(row);
}

/** Whether an operation that was initiated later is carried out or in progress. */
const isOvertaken = ({ initiatedAt }: OperationRow, { orders }: Operations): boolean =>
  orders.some(
    (one) => (one.state === 'completed' || isInProgress(one)) && one.initiatedAt > initiatedAt,
  );

/** Why an order cannot be carried out with money that was handed over in time; null if it can. */
export function refusalReason(
  row: OperationRow,
  loan: Loan,
  operations: Operations,
  received: Received,
): MissedReason | null {
  if (loan.loanOrderId !== row.loanOrderId) return 'otherOperation';
  if (isOvertaken(row, operations)) return 'otherOperation';
  if (isPaidFor(row, loan)) return 'paid';
  if (!hasCurrentPrice(row, loan, received)) return 'priceChanged';
  return missingOf(row, received.total) > 0 ? 'tooLittle' : null;
}
