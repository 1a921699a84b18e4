import { addDays, daysBetween, type IsoDate, manilaDay } from '#domain/dates.ts';
import type {
  NotOffered,
  OperationOffer,
  OperationOffers,
} from '#domain/operations/operation-offer.ts';
import {
  type Instalment,
  instalmentStatus,
  instalmentTotals,
} from '#domain/payments/repayment-plan.ts';
import type { Books } from '../../rules/books.ts';
import {
  type Outstanding,
  type RestructureOpening,
  restructurePrice,
  type RestructureTerms,
  type RolloverOpening,
  rolloverPrice,
  type RolloverTerms,
} from '../../rules/operation-pricing.ts';
import { product } from '../../rules/product.ts';
import { costOf } from '../loans/loan-cost.ts';
import { idOf, type Order } from '../payments/in-time-money.ts';
import { booksNow, isOwed, type Loan } from '../loans/loans.ts';
import {
  type DeferralRow,
  deferralStates,
  type Operations,
  operationsOn,
  type RestructureRow,
  restructuresOf,
  restructureStates,
} from './operation-orders.ts';
import { receivedFor } from './operation-payments.ts';
import { orderToCome } from '../loans/order-to-come.ts';
import { termsOfRow } from './restructures.ts';
import { deferralTerms } from './rollovers.ts';
import type { Work } from '../work.ts';

const isInProgress = ({ state }: RestructureRow): boolean =>
  restructureStates[state] === 'CONFIRMED';

export async function isRestructuring(work: Work, loan: Loan): Promise<boolean> {
  return isOwed(loan) && (await operationsOn(work, loan)).restructures.some(isInProgress);
}

/** `opening` is null if the operation is not available. */
type Considered<Opening> = { offer: OperationOffer; opening: Opening | null };

function notOffered(
  reason: Exclude<NotOffered, 'tooEarly'>,
  overCaps: ('nominal' | 'effective' | 'totalCost')[] = [],
): { offer: OperationOffer; opening: null } {
  return { offer: { available: false, reason, overCaps }, opening: null };
}

const tooEarly = (from: IsoDate): { offer: OperationOffer; opening: null } => ({
  offer: { available: false, reason: 'tooEarly', from },
  opening: null,
});

function outstandingOf(part: Instalment, { paid }: Books): Outstanding {
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

/** The interest of the offer is that of the new plan minus the waived interest. */
function restructureOffer(
  { missing, fee, from, schedule }: RestructureTerms,
  { waivedInterest }: Pick<RestructureOpening, 'waivedInterest'>,
): OperationOffer {
  const interest = schedule.reduce((sum, part) => sum + part.interest, 0) - waivedInterest;
  const dueDate = schedule[0]?.dueDate ?? from;
  return { available: true, payNow: missing, fee, interest, dueDate };
}

export function considerRollover(
  loan: Loan,
  { rollovers, restructures, priceList }: Operations,
  now: number,
): Considered<RolloverOpening> {
  const { opensDaysBefore, closesDaysAfter, most } = product.rollover;
  const books = booksNow(loan, now);
  const parts = books.instalments;
  const [first, ...later] = parts.filter(unpaid);
  if (!first || !isOwed(loan)) return notOffered('nothingDue');
  // A loan stays `usedUp`, so this reason comes before those that can pass.
  const used = rollovers.filter(({ state }) => state === 'completed').length;
  const inProgress = rollovers.filter(({ state }) => state === 'confirmed').length;
  if (used + inProgress >= most) return notOffered('usedUp');
  if (inProgress > 0 || restructures.some(isInProgress)) return notOffered('running');
  if (parts.filter(late).length > 1) return notOffered('tooManyLate');
  const on = manilaDay(now);
  const from = addDays(first.dueDate, -opensDaysBefore);
  if (on < from) return tooEarly(from);
  if (daysBetween(first.dueDate, on) > closesDaysAfter) return notOffered('tooLate');
  const opening: RolloverOpening = {
    ...costOf(loan, parts),
    on,
    priceList,
    period: first.period,
    dueDate: first.dueDate,
    due: outstandingOf(first, books),
    later: later.map(({ period, dueDate, principal, interest }) => ({
      period,
      dueDate,
      principal,
      interest,
    })),
    used,
  };
  const price = rolloverPrice(opening, 0);
  if (price.overCaps.length > 0) return notOffered('overCap', price.overCaps);
  // A minimum with such a fee would pay the whole instalment, with nothing left to postpone.
  if (price.fee >= opening.due.principal) return notOffered('nothingDue');
  return { offer: rolloverOffer(price), opening };
}

export function considerRestructure(
  loan: Loan,
  { rollovers, restructures }: Operations,
  now: number,
): Considered<RestructureOpening> {
  const { opensDaysLate, closesDaysLate, most } = product.restructure;
  const books = booksNow(loan, now);
  const parts = books.instalments;
  const [first] = parts.filter(unpaid);
  if (!first || !isOwed(loan)) return notOffered('nothingDue');
  const used = loan.restructuredFrom === null ? 0 : 1;
  if (used >= most) return notOffered('usedUp');
  const running =
    rollovers.some(({ state }) => state === 'confirmed') || restructures.some(isInProgress);
  if (running) return notOffered('running');
  const on = manilaDay(now);
  const from = addDays(first.dueDate, opensDaysLate);
  if (on < from) return tooEarly(from);
  if (daysBetween(first.dueDate, on) > closesDaysLate) return notOffered('tooLate');
  const started = parts.filter((part) => unpaid(part) && (late(part) || part === first));
  const notStarted = parts
    .filter((part) => unpaid(part) && !started.includes(part))
    .map((part) => outstandingOf(part, books));
  const opening: RestructureOpening = {
    ...costOf(loan, parts),
    on,
    debts: [
      ...started.map((part) => outstandingOf(part, books)),
      ...notStarted.map((one) => ({ ...one, interest: 0 })),
    ],
    waivedInterest: notStarted.reduce((sum, { interest }) => sum + interest, 0),
    used,
  };
  const price = restructurePrice(opening, 0);
  if (price.overCaps.length > 0) return notOffered('overCap', price.overCaps);
  // A minimum that covers all overdue instalments would settle them, so a restructure is useless.
  if (price.missing >= instalmentTotals(parts.filter(late)).remaining) {
    return notOffered('nothingDue');
  }
  return { offer: restructureOffer(price, opening), opening };
}

function openOperation(
  { rollovers, restructures }: Operations,
  made: readonly RestructureRow[],
): OperationOffers['open'] {
  for (const row of rollovers) {
    const state = deferralStates[row.state];
    if (state && row.acknowledgedAt === null) {
      return { kind: 'rollover', id: row.deferralOrderId, state };
    }
  }
  for (const row of [...restructures, ...made]) {
    const state = restructureStates[row.state];
    if (state && row.acknowledgedAt === null) {
      return { kind: 'restructure', id: row.restructureOrderId, state };
    }
  }
  return null;
}

/** The offers as they will be once the order, for which money is on its way, is confirmed. */
export function offersDuring(
  order: Order,
  loan: Loan,
  { rollovers, restructures, priceList }: Operations,
  now: number,
): Pick<OperationOffers, 'rollover' | 'restructure'> {
  const id = idOf(order);
  const operations: Operations = {
    priceList,
    rollovers: rollovers.map((row) =>
      row.deferralOrderId === id ? { ...row, state: 'confirmed' } : row,
    ),
    restructures: restructures.map((row) =>
      row.restructureOrderId === id ? { ...row, state: 'verifyingBorrower' } : row,
    ),
  };
  return {
    rollover: considerRollover(loan, operations, now).offer,
    restructure: considerRestructure(loan, operations, now).offer,
  };
}

/** An initiated operation is offered at its own price. */
export async function offersOn(work: Work, loan: Loan): Promise<OperationOffers> {
  const operations = await operationsOn(work, loan);
  const coming = await orderToCome(work, loan, operations);
  if (coming) {
    const open = { kind: coming.kind, id: idOf(coming), state: 'INITIATED' as const };
    return { ...offersDuring(coming, loan, operations, work.now), open };
  }
  const all = await restructuresOf(work, loan.userId);
  const made = all.filter(({ newLoanOrderId }) => newLoanOrderId === loan.loanOrderId);
  const rollover = operations.rollovers.find(({ state }) => state === 'initiated');
  const restructure = operations.restructures.find(({ state }) => state === 'initiated');
  return {
    rollover: rollover
      ? await openRolloverOffer(work, rollover)
      : considerRollover(loan, operations, work.now).offer,
    restructure: restructure
      ? await openRestructureOffer(work, restructure)
      : considerRestructure(loan, operations, work.now).offer,
    open: openOperation(operations, made),
  };
}

async function openRolloverOffer(work: Work, row: DeferralRow): Promise<OperationOffer> {
  return rolloverOffer(deferralTerms(row, await receivedFor(work, row)));
}

async function openRestructureOffer(work: Work, row: RestructureRow): Promise<OperationOffer> {
  return restructureOffer(termsOfRow(row, await receivedFor(work, row)), row.opening);
}
