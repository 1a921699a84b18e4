import { formatDeadline } from '#domain/date-format.ts';
import type { Consent } from '#domain/loans/agreement.ts';
import {
  type OperationEvent,
  type OperationFacts,
  operationLife,
  type OperationOrderState,
} from '../../life-cycles/operation-order.machine.ts';
import { type Stage, timeOf } from '../../life-cycles/life-cycle.ts';
import { missingOf, type OperationTerms } from '../../rules/operation-pricing.ts';
import { product } from '../../rules/product.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import type { Loan } from '../loans/loans.ts';
import { postponeInstalments } from '../loans/rolled-over-loans.ts';
import { sendMessage } from '../service/messages.ts';
import {
  deadlineOf,
  expiryOf,
  isPaidFor,
  keepOrder,
  type OperationRow,
  restructurePriceOf,
  type RestructureRow,
  rolloverPriceOf,
} from './operation-orders.ts';
import { isEarlier, receivedFor } from './operation-payments.ts';
import { makeNewOrder } from './restructured-orders.ts';
import { newId, record, type Work } from '../work.ts';

/** An order and its loan after a step. */
type Stepped = { row: OperationRow; loan: Loan };

function factsOf(
  terms: OperationTerms,
  loan: Loan,
  received: number,
  now: number,
  paidEarlier = false,
): OperationFacts {
  const { kind } = terms;
  const enough = missingOf(terms, received) === 0;
  const waitsForAgreement = kind === 'restructure' && enough;
  return {
    kind,
    now,
    expiresAt: waitsForAgreement ? now + product.restructure.agreementTime : expiryOf(terms),
    enough,
    paidEarlier,
    debtPaid: isPaidFor(terms, loan),
    loanPaid: loan.state === 'settled',
  };
}

export async function beginOperation(
  work: Work,
  loan: Loan,
  terms: OperationTerms,
): Promise<OperationRow> {
  const { now } = work;
  const row: OperationRow = {
    orderId: newId(work, terms.kind === 'rollover' ? 'deferral' : 'restructure'),
    userId: loan.userId,
    loanOrderId: loan.loanOrderId,
    heldAt: null,
    initiatedAt: now,
    confirmedAt: null,
    completedAt: null,
    acknowledgedAt: null,
    received: [],
    consent: null,
    newLoanOrderId: null,
    credit: 0,
    ...terms,
    ...operationLife.begin(factsOf(terms, loan, 0, now), now),
  };
  await keepOrder(work, row);
  await recordState(work, row);
  return row;
}

async function recordState(work: Work, row: OperationRow): Promise<void> {
  const { userId, kind, state, since, orderId, loanOrderId } = row;
  await record({ ...work, now: since }, userId, `${kind}.${state}`, orderId, { loanOrderId });
}

async function withPrice(work: Work, loan: Loan, row: OperationRow): Promise<OperationRow> {
  const { total } = await receivedFor(work, row);
  return row.kind === 'rollover'
    ? { ...row, agreed: rolloverPriceOf(row, total, loan, work.now) }
    : { ...row, agreed: restructurePriceOf(row, total, loan, work.now) };
}

async function changed(work: Work, loan: Loan, row: OperationRow): Promise<OperationRow> {
  switch (row.state) {
    case 'initiated':
      return { ...row, agreed: null, consent: null, confirmedAt: null };
    case 'confirmed':
    case 'reviewing':
      return { ...(await withPrice(work, loan, row)), confirmedAt: row.since };
    case 'completed':
      return { ...row, completedAt: row.since };
    default:
      return row;
  }
}

async function enter(
  work: BorrowerWork,
  loan: Loan,
  before: OperationRow,
  stage: Stage<OperationOrderState>,
): Promise<Stepped> {
  const row = await changed(work, loan, { ...before, ...stage });
  if (row.state !== before.state) await recordState(work, row);
  await keepOrder(work, row);
  if (row.kind === 'rollover') {
    return row.state === 'confirmed'
      ? { row, loan: await postponeInstalments(work, loan, row) }
      : { row, loan };
  }
  await askForAgreement(work, loan, before, row);
  if (row.state !== 'completed') return { row, loan };
  const made = await makeNewOrder({ ...work, now: row.since }, loan, row);
  const completed = { ...row, ...made };
  await keepOrder(work, completed);
  return { row: completed, loan };
}

async function askForAgreement(
  work: BorrowerWork,
  { loanNumber: number }: Loan,
  before: OperationRow,
  after: RestructureRow,
): Promise<void> {
  if (after.state !== 'initiated') return;
  const enough = missingOf(after, (await receivedFor(work, after)).total) === 0;
  if (!enough && before.consent === null) return;
  const about = before.consent === null ? 'restructureAgree' : 'restructureChanged';
  const until = formatDeadline(deadlineOf(after), work.borrower.language);
  const values = { number, until: until.replaceAll('\u00A0', ' ') };
  await sendMessage(work, { about, values });
}

async function send(
  work: BorrowerWork,
  loan: Loan,
  row: OperationRow,
  type: OperationEvent['type'],
  paidEarlier = false,
): Promise<Stepped> {
  await keepOrder(work, row);
  const now = timeOf(row, work);
  const { total } = await receivedFor(work, row);
  const facts = factsOf(row, loan, total, now, paidEarlier);
  const stage = operationLife.send(row, facts, { type }, now);
  return stage === null ? { row, loan } : enter(work, loan, row, stage);
}

/**
 * Counts a posted payment for an order that is initiated or reviewed. A payment that was handed
 * over before the initiation is not counted: it ends the order, unless `isRepriced`.
 */
export async function payOperation(
  work: BorrowerWork,
  loan: Loan,
  row: OperationRow,
  { paymentId, isRepriced }: { paymentId: string; isRepriced: boolean },
): Promise<Stepped> {
  const paidEarlier = await isEarlier(work, paymentId, row);
  const received = paidEarlier ? row.received : [...row.received, paymentId];
  const withdraws = paidEarlier && !isRepriced;
  return send(work, loan, { ...row, received }, 'payment.posted', withdraws);
}

/**
 * Counts money that was handed over in time. A paid minimum confirms an expired rollover, and opens
 * an expired restructure again.
 */
export const payInTime = async (
  work: BorrowerWork,
  loan: Loan,
  row: OperationRow,
  paymentId: string,
): Promise<Stepped> => {
  const received = [...row.received, paymentId];
  return send(work, loan, { ...row, received }, 'payment.postedLate');
};

export async function confirmOperation(
  work: BorrowerWork,
  loan: Loan,
  row: OperationRow,
  { consent, paymentId }: { consent: Consent; paymentId: string | null },
): Promise<OperationRow> {
  const received = paymentId === null ? row.received : [...row.received, paymentId];
  const agreed = { ...row, consent, received };
  return (await send(work, loan, agreed, 'order.confirmed')).row;
}

/** Withdraws an initiated order, because the borrower starts another one. */
export async function replaceOperation(
  work: BorrowerWork,
  loan: Loan,
  row: OperationRow,
): Promise<void> {
  await send(work, loan, row, 'order.replaced');
}

export async function catchUpOperation(
  work: BorrowerWork,
  loan: Loan,
  row: OperationRow,
): Promise<OperationRow> {
  const now = timeOf(row, work);
  const { total } = await receivedFor(work, row);
  const facts = factsOf(row, loan, total, row.timerAt ?? now);
  const next = operationLife.elapse(row, facts, now);
  if (next === null) return row;
  const after = await enter(work, loan, row, next);
  return catchUpOperation(work, loan, after.row);
}

export async function acknowledgeOperation(work: Work, row: OperationRow): Promise<void> {
  await keepOrder(work, { ...row, acknowledgedAt: row.acknowledgedAt ?? work.now });
}
