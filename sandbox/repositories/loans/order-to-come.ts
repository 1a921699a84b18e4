import { manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { product } from '../../rules/product.ts';
import { debtsTotal, missingOf, type Outstanding } from '../../rules/operation-pricing.ts';
import type { LoanAccount } from '../../rules/loan-account.ts';
import { type Loan, loanAccountNow } from './loans.ts';
import { type Received, receivedFor } from '../operations/operation-payments.ts';
import type { Work } from '../work.ts';
import { announcedFor, type CounterPaymentRow, pesosIn } from '../payments/counter-money.ts';
import {
  isInProgress,
  isPaidFor,
  type OperationRow,
  type Operations,
  wasValidAt,
} from '../operations/operation-orders.ts';
import type { MissedReason } from '#domain/operations/operation-news.ts';

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
  const { instalments } = loanAccountNow({ ...loan, receipts }, startOfManilaDay(on));
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

/** `pesos` on their way pay the missing part of the order. The last of them posts at `postsAt`. */
export type OrderToCome = { order: OperationRow; pesos: number; postsAt: number };

/**
 * The initiated or expired order that money on its way pays for; null without one. Money counts
 * from its value date, so the lender still carries out an order that expired meanwhile.
 */
export async function orderToCome(
  work: Work,
  loan: Loan,
  operations: Operations,
): Promise<OrderToCome | null> {
  const announced = await announcedFor(work, loan);
  if (announced.length === 0) return null;
  const orders = [
    ...operations.orders.filter(({ state }) => state === 'expired'),
    ...operations.orders.filter(({ state }) => state === 'initiated'),
  ];
  for (const order of orders) {
    const inTime = announced.filter(({ paidAt }) => wasValidAt(order, paidAt));
    const received = await receivedFor(work, order);
    const pesos = pesosIn(inTime);
    const isPaidInstead = paysDebtFirst(order, loan, { announced, received: received.total });
    const reason = refusalReason(order, loan, operations, received);
    const isEnough = missingOf(order, received.total + pesos) === 0 && !isPaidInstead;
    const isLacking = missingOf(order, received.total) > 0;
    const isRepriced = announced.some(({ paidAt }) => paidAt < order.initiatedAt);
    if (!isEnough || !isLacking || isRepriced || (reason !== null && reason !== 'tooLittle')) {
      continue;
    }
    const postsAt = Math.max(...inTime.map((one) => one.postsAt ?? 0));
    return { order, pesos, postsAt };
  }
  return null;
}

type Coming = { announced: readonly CounterPaymentRow[]; received: number };

/**
 * Whether announced money pays the debt that an order would postpone before it pays for the order;
 * it then ends the order.
 */
function paysDebtFirst(order: OperationRow, loan: Loan, { announced, received }: Coming): boolean {
  const inPostingOrder = announced.toSorted(
    (one, other) => (one.postsAt ?? Infinity) - (other.postsAt ?? Infinity),
  );
  let total = received;
  for (const [index, payment] of inPostingOrder.entries()) {
    const posted = loanAccountOncePosted(
      inPostingOrder.slice(0, index + 1),
      loan,
      payment.postsAt ?? payment.paidAt,
    );
    if (isPaidIn(order, posted.instalments)) return true;
    if (wasValidAt(order, payment.paidAt)) total += pesosIn([payment]);
    if (missingOf(order, total) === 0) return false;
  }
  return false;
}

/** Whether the debt that an order would postpone is paid in the loan's instalments. */
export const isPaidIn = (
  { kind, opening }: OperationRow,
  instalments: readonly Instalment[],
): boolean =>
  kind === 'restructure'
    ? instalments.every(({ status }) => status !== instalmentStatus.overdue)
    : instalments.some(
        ({ period, status }) => period === opening.period && status === instalmentStatus.settled,
      );

type Announced = Pick<CounterPaymentRow, 'paymentId' | 'centavos' | 'paidAt'>;

/** The loan with the receipts of announced money, once that is posted. */
export function loanOncePosted(announced: readonly Announced[], loan: Loan): Loan {
  const coming = announced.map(({ paymentId, centavos, paidAt }) => ({
    paymentId,
    centavos,
    on: manilaDay(paidAt),
  }));
  const receipts = [...loan.receipts, ...coming].toSorted((one, other) =>
    one.on < other.on ? -1 : Number(one.on > other.on),
  );
  return { ...loan, receipts };
}

export const loanAccountOncePosted = (
  announced: readonly Announced[],
  loan: Loan,
  now: number,
): LoanAccount => loanAccountNow(loanOncePosted(announced, loan), now);

export const openUntil = ({ postsAt }: OrderToCome): number => postsAt + product.postingGrace;
