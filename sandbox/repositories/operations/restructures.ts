import { eq } from 'drizzle-orm';
import type { Consent } from '#domain/loans/agreement.ts';
import { formatDeadline } from '#domain/date-format.ts';
import { restructureOrders } from '../../database/operation-tables.ts';
import type { Stage } from '../../life-cycles/life-cycle.ts';
import {
  type RestructureEvent,
  type RestructureFacts,
  restructureLife,
  type RestructureState,
} from '../../life-cycles/restructure-order.machine.ts';
import { rowOfStage, stageOfRow, timeOf } from '../../life-cycles/timeline.ts';
import {
  type RestructureOpening,
  type RestructurePrice,
  restructurePrice,
  type RestructureTerms,
  restructureWithTotals,
} from '../../rules/operation-pricing.ts';
import { product } from '../../rules/product.ts';
import type { Borrower } from '../account/borrowers.ts';
import { record } from '../event-log.ts';
import type { Loan } from '../loans/loans.ts';
import { sendMessage } from '../service/messages.ts';
import { isOpen, type RestructureRow } from './operation-orders.ts';
import { isEarlier, type Received, receivedFor } from './operation-payments.ts';
import { standingOf } from './operation-standing.ts';
import { makeNewOrder } from './restructured-orders.ts';
import { expiryOf } from './rollovers.ts';
import { newId, type Work } from '../work.ts';

export function termsOfRow(
  { agreed, opening }: RestructureRow,
  received: Received,
): RestructureTerms {
  return agreed ?? restructurePrice(opening, received.total);
}

export function priceOfRow(
  row: RestructureRow,
  received: Received,
  loan: Loan,
  now: number,
): RestructurePrice {
  return row.agreed ?? restructureWithTotals(termsOfRow(row, received), standingOf(loan, now));
}

function factsOf(
  row: RestructureRow,
  loan: Loan,
  received: Received,
  now: number,
  paidEarlier = false,
): RestructureFacts {
  const enough = restructurePrice(row.opening, received.total).missing === 0;
  return {
    now,
    expiresAt: enough ? now + product.restructure.agreementTime : expiryOf(row),
    enough,
    paidEarlier,
    caughtUp: loan.state !== 'overdue',
    loanPaid: loan.state === 'settled',
  };
}

export async function beginRestructure(
  work: Work,
  loan: Loan,
  opening: RestructureOpening,
): Promise<RestructureRow> {
  const { now } = work;
  const unstarted = {
    restructureOrderId: newId(work, 'restructure'),
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
    steps: {},
    newLoanOrderId: null,
    credit: 0,
  };
  const expiresAt = expiryOf(unstarted);
  const facts = {
    now,
    expiresAt,
    enough: false,
    paidEarlier: false,
    caughtUp: false,
    loanPaid: false,
  };
  const row: RestructureRow = { ...unstarted, ...rowOfStage(restructureLife.begin(facts, now)) };
  await work.tx.insert(restructureOrders).values(row);
  await recordRestructure(work, row);
  return row;
}

async function recordRestructure({ tx }: Work, row: RestructureRow): Promise<void> {
  await record(tx, {
    userId: row.userId,
    at: row.since,
    kind: `restructure.${row.state}`,
    subject: row.restructureOrderId,
    detail: { loanOrderId: row.loanOrderId },
  });
}

async function keep({ tx }: Work, row: RestructureRow): Promise<RestructureRow> {
  const { restructureOrderId, ...rest } = row;
  await tx
    .update(restructureOrders)
    .set(rest)
    .where(eq(restructureOrders.restructureOrderId, restructureOrderId));
  return row;
}

const notAgreed = { agreed: null, consent: null, confirmedAt: null, steps: {} };

async function changeAt(
  work: Work,
  loan: Loan,
  row: RestructureRow,
  { state, since }: Stage<RestructureState>,
): Promise<Partial<RestructureRow>> {
  switch (state) {
    case 'initiated':
      return notAgreed;
    case 'verifyingBorrower': {
      const agreed = priceOfRow(row, await receivedFor(work, row), loan, work.now);
      return { agreed, confirmedAt: since, steps: { verifyingBorrower: since } };
    }
    case 'applying':
    case 'generatingOrder':
      return { steps: { ...row.steps, [state]: since } };
    case 'orderCreated':
      return { completedAt: since, steps: { ...row.steps, orderCreated: since } };
    default:
      return {};
  }
}

async function enter(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: RestructureRow,
  stage: Stage<RestructureState>,
): Promise<RestructureRow> {
  const changed = { ...row, ...rowOfStage(stage), ...(await changeAt(work, loan, row, stage)) };
  if (stage.state !== row.state) await recordRestructure(work, changed);
  await askForAgreement(work, borrower, loan, row, changed);
  if (stage.state !== 'orderCreated') return keep(work, changed);
  const made = await makeNewOrder({ ...work, now: stage.since }, borrower, loan, changed);
  return keep(work, { ...changed, ...made });
}

async function askForAgreement(
  work: Work,
  borrower: Borrower,
  { loanNumber: number }: Loan,
  before: RestructureRow,
  after: RestructureRow,
): Promise<void> {
  if (after.state !== 'initiated') return;
  const received = await receivedFor(work, after);
  const enough = termsOfRow(after, received).missing === 0;
  if (!enough && before.consent === null) return;
  const about = before.consent === null ? 'restructureAgree' : 'restructureChanged';
  const until = formatDeadline(restructureExpiry(after), borrower.language);
  const values = { number, until: until.replaceAll('\u00A0', ' ') };
  await sendMessage(work.tx, borrower, { about, values }, work.now);
}

async function send(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: RestructureRow,
  type: RestructureEvent['type'],
  paidEarlier = false,
): Promise<RestructureRow> {
  const now = timeOf(row, work);
  const facts = factsOf(row, loan, await receivedFor(work, row), now, paidEarlier);
  const stage = restructureLife.send(stageOfRow<RestructureState>(row), facts, { type }, now);
  return stage === null ? row : enter(work, borrower, loan, row, stage);
}

/**
 * Counts a posted payment for an open restructure. A payment with an earlier value date is not
 * counted: it ends the restructure, unless `repriced` has a new opening.
 */
export async function payRestructure(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: RestructureRow,
  { paymentId, repriced }: { paymentId: string; repriced: RestructureOpening | null },
): Promise<RestructureRow> {
  if (!isOpen(row)) return row;
  const paidEarlier = isEarlier(loan, paymentId, row);
  const received = paidEarlier ? row.received : [...row.received, paymentId];
  const counted = await keep(work, { ...row, received, opening: repriced ?? row.opening });
  const withdraws = paidEarlier && repriced === null;
  return send(work, borrower, loan, counted, 'payment.posted', withdraws);
}

/** Counts money that was handed over in time. A paid minimum opens an expired order again. */
export async function payRestructureInTime(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: RestructureRow,
  paymentId: string,
): Promise<RestructureRow> {
  const counted = await keep(work, { ...row, received: [...row.received, paymentId] });
  return send(work, borrower, loan, counted, 'payment.postedLate');
}

export const restructureExpiry = (row: RestructureRow): number =>
  row.state === 'initiated' && row.timerAt !== null ? row.timerAt : expiryOf(row);

export async function confirmRestructure(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: RestructureRow,
  { consent, paymentId }: { consent: Consent; paymentId: string | null },
): Promise<RestructureRow> {
  const received = paymentId === null ? row.received : [...row.received, paymentId];
  const agreed = await keep(work, { ...row, consent, received });
  return send(work, borrower, loan, agreed, 'order.confirmed');
}

export async function replaceRestructure(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: RestructureRow,
): Promise<void> {
  await send(work, borrower, loan, row, 'order.replaced');
}

export async function catchUpRestructure(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  row: RestructureRow,
): Promise<RestructureRow> {
  const now = timeOf(row, work);
  const stage = stageOfRow<RestructureState>(row);
  const facts = factsOf(row, loan, await receivedFor(work, row), stage.timer?.at ?? now);
  const next = restructureLife.elapse(stage, facts, now);
  if (next === null) return row;
  return catchUpRestructure(work, borrower, loan, await enter(work, borrower, loan, row, next));
}

export async function acknowledgeRestructure(work: Work, row: RestructureRow): Promise<void> {
  await keep(work, { ...row, acknowledgedAt: row.acknowledgedAt ?? work.now });
}

export async function holdRestructures({ tx, now, offset }: Work, userId: string): Promise<void> {
  await tx
    .update(restructureOrders)
    .set({ heldAt: now - offset })
    .where(eq(restructureOrders.userId, userId));
}
