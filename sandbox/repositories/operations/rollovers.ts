import { and, eq } from 'drizzle-orm';
import type { Consent } from '#domain/loans/agreement.ts';
import { addDays, startOfManilaDay } from '#domain/dates.ts';
import { deferralOrders, priceLists } from '../../database/operation-tables.ts';
import {
  type DeferralEvent,
  type DeferralFacts,
  deferralLife,
  type DeferralState,
} from '../../life-cycles/deferral-order.machine.ts';
import type { Stage } from '../../life-cycles/life-cycle.ts';
import { rowOfStage, stageOfRow, timeOf } from '../../life-cycles/timeline.ts';
import {
  type RolloverOpening,
  type RolloverPrice,
  rolloverPrice,
  type RolloverTerms,
  rolloverWithTotals,
} from '../../rules/operation-pricing.ts';
import type { PriceList } from '../../rules/product.ts';
import type { Borrower } from '../account/borrowers.ts';
import { record } from '../event-log.ts';
import type { Loan } from '../loans/loans.ts';
import type { DeferralRow } from './operation-orders.ts';
import { isEarlier, type Received, receivedFor } from './operation-payments.ts';
import { standingOf } from './operation-standing.ts';
import { postponeInstalments } from '../loans/rolled-over-loans.ts';
import { newId, type Work } from '../work.ts';

export async function keepPriceList(
  { tx }: Work,
  userId: string,
  rollover: PriceList,
): Promise<void> {
  await tx
    .insert(priceLists)
    .values({ userId, rollover })
    .onConflictDoUpdate({ target: priceLists.userId, set: { rollover } });
}

export function deferralTerms({ agreed, opening }: DeferralRow, received: Received): RolloverTerms {
  return agreed ?? rolloverPrice(opening, received.total);
}

export function deferralPrice(
  row: DeferralRow,
  received: Received,
  loan: Loan,
  now: number,
): RolloverPrice {
  return row.agreed ?? rolloverWithTotals(deferralTerms(row, received), standingOf(loan, now));
}

export function expiryOf({ opening }: { opening: { on: string } }): number {
  return startOfManilaDay(addDays(opening.on, 1));
}

function factsOf(
  row: DeferralRow,
  loan: Loan,
  received: Received,
  now: number,
  paidEarlier = false,
): DeferralFacts {
  const deferred = loan.stored.find(({ period }) => period === row.opening.period);
  return {
    now,
    expiresAt: expiryOf(row),
    enough: rolloverPrice(row.opening, received.total).missing === 0,
    paidEarlier,
    instalmentPaid: deferred?.repayDate !== null,
    loanPaid: loan.state === 'settled',
  };
}

export async function beginDeferral(
  work: Work,
  loan: Loan,
  opening: RolloverOpening,
): Promise<DeferralRow> {
  const { now } = work;
  const unstarted = {
    deferralOrderId: newId(work, 'deferral'),
    userId: loan.userId,
    loanOrderId: loan.loanOrderId,
    heldAt: null,
    initiatedAt: now,
    confirmedAt: null,
    completedAt: null,
    acknowledgedAt: null,
    received: [],
    consent: null,
    opening,
    agreed: null,
  };
  const facts: DeferralFacts = {
    now,
    expiresAt: expiryOf(unstarted),
    enough: false,
    paidEarlier: false,
    instalmentPaid: false,
    loanPaid: false,
  };
  const row: DeferralRow = { ...unstarted, ...rowOfStage(deferralLife.begin(facts, now)) };
  await work.tx.insert(deferralOrders).values(row);
  await recordDeferral(work, row);
  return row;
}

async function recordDeferral({ tx }: Work, row: DeferralRow): Promise<void> {
  await record(tx, {
    userId: row.userId,
    at: row.since,
    kind: `rollover.${row.state}`,
    subject: row.deferralOrderId,
    detail: { loanOrderId: row.loanOrderId },
  });
}

async function keep({ tx }: Work, row: DeferralRow): Promise<DeferralRow> {
  const { deferralOrderId, ...rest } = row;
  await tx
    .update(deferralOrders)
    .set(rest)
    .where(eq(deferralOrders.deferralOrderId, deferralOrderId));
  return row;
}

async function enter(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
  stage: Stage<DeferralState>,
): Promise<{ row: DeferralRow; loan: Loan }> {
  const isConfirmed = stage.state === 'confirmed' && row.state !== 'confirmed';
  const terms = rolloverPrice(row.opening, (await receivedFor(work, row)).total);
  const price = rolloverWithTotals(terms, standingOf(loan, work.now));
  const next = await keep(work, {
    ...row,
    ...rowOfStage(stage),
    ...(isConfirmed && { confirmedAt: stage.since, agreed: price }),
    ...(stage.state === 'completed' && { completedAt: stage.since }),
  });
  if (stage.state !== row.state) await recordDeferral(work, next);
  return {
    row: next,
    loan: isConfirmed ? await postponeInstalments(work, borrower, loan, next, price) : loan,
  };
}

async function send(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
  type: DeferralEvent['type'],
  paidEarlier = false,
): Promise<{ row: DeferralRow; loan: Loan }> {
  const now = timeOf(row, work);
  const facts = factsOf(row, loan, await receivedFor(work, row), now, paidEarlier);
  const stage = deferralLife.send(stageOfRow<DeferralState>(row), facts, { type }, now);
  return stage === null ? { row, loan } : enter(work, borrower, loan, row, stage);
}

/** A payment with an earlier value date is not counted, and ends the order. */
export async function payDeferral(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
  paymentId: string,
): Promise<{ row: DeferralRow; loan: Loan }> {
  if (row.state !== 'initiated') return { row, loan };
  const paidEarlier = isEarlier(loan, paymentId, row);
  const received = paidEarlier ? row.received : [...row.received, paymentId];
  const counted = await keep(work, { ...row, received });
  return send(work, borrower, loan, counted, 'payment.posted', paidEarlier);
}

/** Counts money that was handed over in time. A paid minimum confirms an expired order. */
export async function payDeferralInTime(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
  paymentId: string,
): Promise<{ row: DeferralRow; loan: Loan }> {
  const counted = await keep(work, { ...row, received: [...row.received, paymentId] });
  return send(work, borrower, loan, counted, 'payment.postedLate');
}

export async function confirmDeferral(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
  { consent, paymentId }: { consent: Consent; paymentId: string | null },
): Promise<DeferralRow> {
  const received = paymentId === null ? row.received : [...row.received, paymentId];
  const agreed = await keep(work, { ...row, consent, received });
  return (await send(work, borrower, loan, agreed, 'order.confirmed')).row;
}

export async function replaceDeferral(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
): Promise<void> {
  await send(work, borrower, loan, row, 'order.replaced');
}

export async function catchUpDeferral(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: DeferralRow,
): Promise<DeferralRow> {
  const now = timeOf(row, work);
  const stage = stageOfRow<DeferralState>(row);
  const facts = factsOf(row, loan, await receivedFor(work, row), stage.timer?.at ?? now);
  const next = deferralLife.elapse(stage, facts, now);
  if (next === null) return row;
  const after = await enter(work, borrower, loan, row, next);
  return catchUpDeferral(work, borrower, loan, after.row);
}

export async function acknowledgeDeferral(work: Work, row: DeferralRow): Promise<void> {
  await keep(work, { ...row, acknowledgedAt: row.acknowledgedAt ?? work.now });
}

export async function holdDeferrals({ tx, now, offset }: Work, userId: string): Promise<void> {
  await tx
    .update(deferralOrders)
    .set({ heldAt: now - offset })
    .where(and(eq(deferralOrders.userId, userId)));
}
