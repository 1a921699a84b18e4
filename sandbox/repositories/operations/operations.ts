import { codes } from '#domain/codes.ts';
import { startOfManilaDay } from '#domain/dates.ts';
import type { OperationKind, OperationOffer } from '#domain/operations/operation-offer.ts';
import type { RestructureOpening } from '../../rules/operation-pricing.ts';
import { operationWords } from '../../rules/operation-words.ts';
import type { Borrower } from '../account/borrowers.ts';
import { type Loan, loansOf } from '../loans/loans.ts';
import type { Order } from '../payments/in-time-money.ts';
import { considerRestructure, considerRollover, offersDuring } from './operation-offers.ts';
import { isEarlier, receivedFor } from './operation-payments.ts';
import { missAtExpiry, missWithdrawn } from './operations-in-time.ts';
import { orderToCome } from '../loans/order-to-come.ts';
import { type Refusal, refusalIn } from '../refusal.ts';
import {
  beginRestructure,
  catchUpRestructure,
  payRestructure,
  replaceRestructure,
  termsOfRow,
} from './restructures.ts';
import { beginDeferral, catchUpDeferral, payDeferral, replaceDeferral } from './rollovers.ts';
import type { Work } from '../work.ts';
import {
  type DeferralRow,
  deferralsOf,
  isOpen,
  type Operations,
  operationsOn,
  type RestructureRow,
  restructuresOf,
} from './operation-orders.ts';

/** The refusal of an operation that a loan is not offered (S8: 1600001, 1600002). */
function refusalOf(kind: OperationKind, offer: OperationOffer): Refusal {
  if (offer.available) throw new Error(`no refusal: the ${kind} is available`);
  const code = kind === 'rollover' ? codes.deferralConfig : codes.restructureConfig;
  return refusalIn(code, (language) => operationWords[language][kind][offer.reason]);
}

/**
 * The order that money on its way pays for; null without one.
 *
 * @throws Refusal if that order is of the other kind
 */
async function orderKeptOpen(
  work: Work,
  loan: Loan,
  operations: Operations,
  kind: OperationKind,
): Promise<Order | null> {
  const order = await orderToCome(work, loan, operations);
  if (order === null || order.kind === kind) return order;
  throw refusalOf(kind, offersDuring(order, loan, operations, work.now)[kind]);
}

/**
 * Initiates a rollover, or returns the open one. Withdraws an initiated restructure.
 *
 * @throws Refusal 1600001 if the loan is not offered a rollover
 */
export async function initiateRollover(
  work: Work,
  borrower: Borrower,
  loan: Loan,
): Promise<DeferralRow> {
  const operations = await operationsOn(work, loan);
  const kept = await orderKeptOpen(work, loan, operations, 'rollover');
  if (kept?.kind === 'rollover') return kept.row;
  const open = operations.rollovers.find(
    ({ state }) => state === 'initiated' || state === 'confirmed',
  );
  if (open) return open;
  const { offer, opening } = considerRollover(loan, operations, work.now);
  if (opening === null) throw refusalOf('rollover', offer);
  for (const row of operations.restructures.filter(isOpen)) {
    await replaceRestructure(work, borrower, loan, row);
  }
  return beginDeferral(work, loan, opening);
}

/**
 * Initiates a restructure, or returns the open one. Withdraws an initiated rollover.
 *
 * @throws Refusal 1600002 if the loan is not offered a restructure
 */
export async function initiateRestructure(
  work: Work,
  borrower: Borrower,
  loan: Loan,
): Promise<RestructureRow> {
  const operations = await operationsOn(work, loan);
  const kept = await orderKeptOpen(work, loan, operations, 'restructure');
  if (kept?.kind === 'restructure') return kept.row;
  const open = operations.restructures.find(isOpen);
  if (open) return open;
  const { offer, opening } = considerRestructure(loan, operations, work.now);
  if (opening === null) throw refusalOf('restructure', offer);
  for (const row of operations.rollovers.filter(({ state }) => state === 'initiated')) {
    await replaceDeferral(work, borrower, loan, row);
  }
  return beginRestructure(work, loan, opening);
}

/** New opening of a paid restructure after a payment with an earlier value date, or null. */
async function repricedRestructure(
  work: Work,
  loan: Loan,
  { restructures, ...operations }: Operations,
  row: RestructureRow,
  paymentId: string,
): Promise<RestructureOpening | null> {
  const received = await receivedFor(work, row);
  const isPaidFor = termsOfRow(row, received).missing === 0;
  if (!isPaidFor || !isEarlier(loan, paymentId, row)) return null;
  const { on } = row.opening;
  const receipts = loan.receipts.filter(
    (one) => one.on <= on && !row.received.includes(one.paymentId),
  );
  const others = restructures.filter((one) => one !== row);
  return considerRestructure(
    { ...loan, receipts },
    { ...operations, restructures: others },
    startOfManilaDay(on),
  ).opening;
}

/**
 * Counts a posted payment for the loan's open operation. A payment with an earlier value date
 * changes the debt on the day of the price, so it ends the operation or prices it again.
 *
 * @returns the loan after the operation
 */
export async function operationsAfterPayment(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  paymentId: string,
): Promise<Loan> {
  const operations = await operationsOn(work, loan);
  const { rollovers, restructures } = operations;
  for (const row of restructures.filter(isOpen)) {
    const repriced = await repricedRestructure(work, loan, operations, row, paymentId);
    const after = await payRestructure(work, borrower, loan, row, { paymentId, repriced });
    const before = { kind: 'restructure' as const, row };
    await missWithdrawn(work, borrower, loan, { before, after }, paymentId);
  }
  const row = rollovers.find(({ state }) => state === 'initiated');
  if (!row) return loan;
  const paid = await payDeferral(work, borrower, loan, row, paymentId);
  const change = { before: { kind: 'rollover' as const, row }, after: paid.row };
  await missWithdrawn(work, borrower, loan, change, paymentId);
  return paid.loan;
}

export async function catchUpOperations(work: Work, borrower: Borrower): Promise<void> {
  const { userId } = borrower;
  const [deferrals, restructures] = [
    await deferralsOf(work, userId),
    await restructuresOf(work, userId),
  ];
  if (deferrals.length + restructures.length === 0) return;
  const loans = await loansOf(work, userId);
  const loanOf = ({ loanOrderId }: { loanOrderId: string }) => {
    const loan = loans.find((one) => one.loanOrderId === loanOrderId);
    if (!loan) throw new Error(`loan ${loanOrderId} does not exist`);
    return loan;
  };
  for (const before of deferrals) {
    const row = await catchUpDeferral(work, borrower, loanOf(before), before);
    if (row.state === before.state) continue;
    await missAtExpiry(work, borrower, loanOf(row), { kind: 'rollover', row });
  }
  for (const before of restructures) {
    const row = await catchUpRestructure(work, borrower, loanOf(before), before);
    if (row.state === before.state) continue;
    await missAtExpiry(work, borrower, loanOf(row), { kind: 'restructure', row });
  }
}
