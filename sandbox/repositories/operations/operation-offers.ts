import { addDays, daysBetween, type IsoDate, manilaDay } from '#domain/dates.ts';
import type {
  NotOffered,
  OperationKind,
  OperationOffer,
  OperationOffers,
} from '#domain/operations/operation-offer.ts';
import {
  dueFirst,
  type Instalment,
  instalmentStatus,
  instalmentTotals,
} from '#domain/payments/repayment-plan.ts';
import type { LoanAccount } from '../../rules/loan-account.ts';
import {
  type OperationTerms,
  type Outstanding,
  type RestructureOpening,
  restructurePrice,
  type RestructureTerms,
  type RolloverOpening,
  rolloverPrice,
  type RolloverTerms,
} from '../../rules/operation-pricing.ts';
import { product } from '../../rules/product.ts';
import { instalmentsNow, isOwed, type Loan, loanAccountNow } from '../loans/loans.ts';
import { isPaidIn, orderToCome } from '../loans/order-to-come.ts';
import type { Work } from '../work.ts';
import {
  isInProgress,
  type OperationRow,
  type Operations,
  operationsOn,
  operationStates,
  restructureInto,
  restructuresIn,
  rolloversIn,
} from './operation-orders.ts';
import { receivedFor } from './operation-payments.ts';
import { costOf, unpaidOf } from '../loans/loan-views.ts';
import { loanWithAnnounced } from '../payments/money-on-its-way.ts';

export async function isRestructuring(work: Work, loan: Loan): Promise<boolean> {
  if (!isOwed(loan)) return false;
  return restructuresIn((await operationsOn(work, loan)).orders).some(isInProgress);
}

/** `terms` is null if the operation is not available. */
type Considered = { offer: OperationOffer; terms: OperationTerms | null };

function notOffered(
  reason: Exclude<NotOffered, 'tooEarly'>,
  overCaps: ('nominal' | 'effective' | 'totalCost')[] = [],
): Considered {
  return { offer: { available: false, reason, overCaps }, terms: null };
}

const tooEarly = (from: IsoDate): Considered => ({
  offer: { available: false, reason: 'tooEarly', from },
  terms: null,
});

function outstandingOf(part: Instalment, { paid }: LoanAccount): Outstanding {
  const share = paid.find(({ period }) => period === part.period);
  return {
    principal: part.principal - (share?.principal ?? 0),
    interest: part.interest - (share?.interest ?? 0),
    overdueFee: part.overdueFee - (share?.overdueFee ?? 0),
  };
}

const unpaid = ({ status }: Instalment) => status !== instalmentStatus.settled;
const late = ({ status }: Instalment) => status === instalmentStatus.overdue;

function rolloverOffer(price: RolloverTerms): OperationOffer {
  const { missing: payNow, fee, newInterest: interest, newDueDate: dueDate } = price;
  return { available: true, payNow, fee, interest, dueDate };
}

function restructureOffer(
  { missing, fee, from, schedule }: RestructureTerms,
  { waivedInterest }: RestructureOpening,
): OperationOffer {
  const interest = schedule.reduce((sum, part) => sum + part.interest, 0) - waivedInterest;
  const dueDate = schedule[0]?.dueDate ?? from;
  return { available: true, payNow: missing, fee, interest, dueDate };
}

/** The days on which an operation is offered, from the due date of the first unpaid instalment. */
const window: Record<OperationKind, { opens: number; closes: number }> = {
  rollover: { opens: -product.rollover.opensDaysBefore, closes: product.rollover.closesDaysAfter },
  restructure: {
    opens: product.restructure.opensDaysLate,
    closes: product.restructure.closesDaysLate,
  },
};

/**
 * The terms of an operation on a loan, or why it is not offered. The loan must allow the operation
 * without and with the announced money. The price is without that money, which changes the price
 * when it posts. The operation waits for that posting if the money pays the first instalment, or if
 * the price is no less than what the money leaves due.
 *
 * @param oncePosted the loan with the announced money; the loan itself without any
 */
export function consider(
  kind: OperationKind,
  loan: Loan,
  operations: Operations,
  now: number,
  oncePosted = loan,
): Considered {
  const then = considerOne(kind, oncePosted, operations, now);
  if (oncePosted === loan || !then.offer.available) return then;
  const [first] = unpaidOf(loan, now);
  const left = unpaidOf(oncePosted, now);
  if (first?.period !== left[0]?.period) return notOffered('running');
  const priced = considerOne(kind, loan, operations, now);
  const costsMore = priced.offer.available && priced.offer.payNow >= dueFirst(left);
  return costsMore ? notOffered('running') : priced;
}

function considerOne(
  kind: OperationKind,
  loan: Loan,
  { orders, priceList }: Operations,
  now: number,
): Considered {
  const account = loanAccountNow(loan, now);
  const parts = account.instalments;
  const [first, ...later] = parts.filter(unpaid);
  if (!first || !isOwed(loan)) return notOffered('nothingDue');
  // A loan stays `usedUp`, so this reason comes before those that can pass.
  const rollovers = rolloversIn(orders).filter(({ state }) => state === 'completed').length;
  const inProgress = orders.filter(isInProgress);
  const begun =
    kind === 'rollover'
      ? rollovers + rolloversIn(inProgress).length
      : Number(loan.restructuredFrom !== null);
  if (begun >= product[kind].most) return notOffered('usedUp');
  if (inProgress.length > 0) return notOffered('running');
  if (kind === 'rollover' && parts.filter(late).length > 1) return notOffered('tooManyLate');
  const on = manilaDay(now);
  const { opens, closes } = window[kind];
  const from = addDays(first.dueDate, opens);
  if (on < from) return tooEarly(from);
  if (daysBetween(first.dueDate, on) > closes) return notOffered('tooLate');
  const cost = { ...costOf(loan, parts), on, used: begun };
  return kind === 'rollover'
    ? pricedRollover({
        ...cost,
        priceList,
        period: first.period,
        dueDate: first.dueDate,
        due: outstandingOf(first, account),
        later: later.map(({ period, dueDate, principal, interest }) => ({
          period,
          dueDate,
          principal,
          interest,
        })),
      })
    : pricedRestructure({ ...cost, ...debtsOf(account) }, parts);
}

function pricedRollover(opening: RolloverOpening): Considered {
  const price = rolloverPrice(opening, 0);
  if (price.overCaps.length > 0) return notOffered('overCap', price.overCaps);
  // A minimum with such a fee would pay the whole instalment, with nothing left to postpone.
  if (price.fee >= opening.due.principal) return notOffered('nothingDue');
  return { offer: rolloverOffer(price), terms: { kind: 'rollover', opening, agreed: null } };
}

/** The interest of instalments after the first that are not overdue is waived. */
function debtsOf(account: LoanAccount): Pick<RestructureOpening, 'debts' | 'waivedInterest'> {
  const parts = account.instalments.filter(unpaid);
  const started = parts.filter((part, index) => late(part) || index === 0);
  const notStarted = parts
    .filter((part) => !started.includes(part))
    .map((part) => outstandingOf(part, account));
  return {
    debts: [
      ...started.map((part) => outstandingOf(part, account)),
      ...notStarted.map((one) => ({ ...one, interest: 0 })),
    ],
    waivedInterest: notStarted.reduce((sum, { interest }) => sum + interest, 0),
  };
}

function pricedRestructure(opening: RestructureOpening, parts: readonly Instalment[]): Considered {
  const price = restructurePrice(opening, 0);
  if (price.overCaps.length > 0) return notOffered('overCap', price.overCaps);
  // A minimum that covers all overdue instalments would settle them, so a restructure is useless.
  if (price.missing >= instalmentTotals(parts.filter(late)).remaining) {
    return notOffered('nothingDue');
  }
  const terms = { kind: 'restructure' as const, opening, agreed: null };
  return { offer: restructureOffer(price, opening), terms };
}

/** The offers as they will be once the order, for which money is on its way, is confirmed. */
export function offersDuring(
  { orderId }: OperationRow,
  loan: Loan,
  { orders, priceList }: Operations,
  now: number,
): Pick<OperationOffers, OperationKind> {
  const confirmed = orders.map((row) =>
    row.orderId === orderId ? { ...row, state: 'confirmed' as const } : row,
  );
  const operations = { orders: confirmed, priceList };
  return {
    rollover: consider('rollover', loan, operations, now).offer,
    restructure: consider('restructure', loan, operations, now).offer,
  };
}

/** An initiated operation is offered at its own price, unless announced money pays its debt. */
export async function offersOn(work: Work, loan: Loan): Promise<OperationOffers> {
  const operations = await operationsOn(work, loan);
  const coming = await orderToCome(work, loan, operations);
  if (coming) {
    const { kind, orderId: id } = coming.order;
    const open = { kind, id, state: 'INITIATED' as const };
    return { ...offersDuring(coming.order, loan, operations, work.now), open };
  }
  const oncePosted = await loanWithAnnounced(work, loan);
  const then = instalmentsNow(oncePosted, work.now);
  const offerOf = async (kind: OperationKind): Promise<OperationOffer> => {
    const open = operations.orders.find((row) => row.kind === kind && row.state === 'initiated');
    return open && !isPaidIn(open, then)
      ? initiatedOffer(work, open)
      : consider(kind, loan, operations, work.now, oncePosted).offer;
  };
  const made = await restructureInto(work, loan);
  return {
    rollover: await offerOf('rollover'),
    restructure: await offerOf('restructure'),
    open: openOperation([...operations.orders, ...(made ? [made] : [])]),
  };
}

async function initiatedOffer(work: Work, row: OperationRow): Promise<OperationOffer> {
  const { total } = await receivedFor(work, row);
  return row.kind === 'rollover'
    ? rolloverOffer(rolloverPrice(row.opening, total))
    : restructureOffer(restructurePrice(row.opening, total), row.opening);
}

function openOperation(orders: readonly OperationRow[]): OperationOffers['open'] {
  for (const { kind, orderId: id, ...row } of orders) {
    const state = operationStates[row.state];
    if (state && row.acknowledgedAt === null) return { kind, id, state };
  }
  return null;
}
