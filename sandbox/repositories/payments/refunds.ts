import { desc, eq } from 'drizzle-orm';
import { day } from '#domain/constants.ts';
import { isRefundable, type Overpayment, type Refund } from '#domain/payments/overpayment.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { refunds } from '../../database/offline-schema.ts';
import {
  type RefundFacts,
  refundLife,
  type RefundState,
} from '../../life-cycles/refund.machine.ts';
import { type Stage, timeOf } from '../../life-cycles/life-cycle.ts';
import { accountInSms, publicAccount, refusesPayouts } from '../../rules/account.ts';
import { product } from '../../rules/product.ts';
import { isDisputed } from '../account/bank-card-disputes.ts';
import type { Borrower, BorrowerWork } from '../account/borrowers.ts';
import { isOwed, loanAccountNow, loansOf } from '../loans/loans.ts';
import { type Notification, sendMessage } from '../service/messages.ts';
import { referenceOf } from './payments.ts';
import { moveCredit } from './postings.ts';
import { newId, record, rowsOf, type Work } from '../work.ts';

type RefundRow = typeof refunds.$inferSelect;

const sumOf = (parts: readonly { centavos: number }[]): number =>
  parts.reduce((sum, { centavos }) => sum + centavos, 0);

/** Newest first. */
export const refundsOf = async (work: Pick<Work, 'tx'>, userId: string): Promise<RefundRow[]> =>
  rowsOf(work, refunds, userId, desc(refunds.requestedAt), desc(refunds.refundId));

/** The credit of each loan that is not being repaid. Other loans keep their centavos. */
async function refundableParts(work: Work, userId: string): Promise<RefundRow['parts']> {
  return (await loansOf(work, userId))
    .filter((loan) => !isOwed(loan))
    .map((loan) => ({
      loanOrderId: loan.loanOrderId,
      centavos: loanAccountNow(loan, work.now).creditCentavos,
    }))
    .filter(({ centavos }) => centavos > 0);
}

/** The refund's centavos that are still credit: no other loan has used them since it failed. */
function unusedOf({ parts }: RefundRow, credit: RefundRow['parts']): number {
  const creditOf = new Map(credit.map(({ loanOrderId, centavos }) => [loanOrderId, centavos]));
  const unused = parts.map(({ loanOrderId, centavos }) => ({
    centavos: Math.min(centavos, creditOf.get(loanOrderId) ?? 0),
  }));
  return sumOf(unused);
}

export async function hasFailedRefund(work: Work, userId: string): Promise<boolean> {
  const [last] = await refundsOf(work, userId);
  if (last?.state !== 'failed') return false;
  return isRefundable({ centavos: unusedOf(last, await refundableParts(work, userId)) });
}

/** `sign`: -1 takes the credit, 1 gives it back. */
async function moveParts(work: Work, row: RefundRow, sign: 1 | -1): Promise<void> {
  const { userId, refundId: paymentId, parts } = row;
  for (const { loanOrderId, centavos } of parts) {
    await moveCredit(work, { userId, loanOrderId, paymentId, centavos: sign * centavos });
  }
}

async function factsOf(work: Work, { userId, centavos, account }: RefundRow): Promise<RefundFacts> {
  const payoutRefused = refusesPayouts(account) || (await isDisputed(work, userId));
  return { belowPeso: !isRefundable({ centavos }), payoutRefused };
}

async function begin(
  work: Work,
  { userId, account }: Pick<Borrower, 'userId' | 'account'>,
  parts: RefundRow['parts'],
): Promise<void> {
  const { tx, now } = work;
  if (!account) throw new Error(`${userId} has credit to refund and no account`);
  const refundId = newId(work, 'refund');
  const centavos = sumOf(parts);
  const facts = { belowPeso: !isRefundable({ centavos }), payoutRefused: refusesPayouts(account) };
  const stage = refundLife.begin(facts, now);
  const made = { refundId, userId, parts, centavos, account, requestedAt: now, heldAt: null };
  const row: RefundRow = { ...made, ...stage };
  await tx.insert(refunds).values(row);
  await record(work, userId, `refund.${row.state}`, refundId);
  await moveParts(work, row, -1);
}

async function enter(work: Work, row: RefundRow, stage: Stage<RefundState>): Promise<RefundRow> {
  const { tx } = work;
  const { userId, refundId } = row;
  await tx.update(refunds).set(stage).where(eq(refunds.refundId, refundId));
  const { state, since } = stage;
  await record({ tx, now: since }, userId, `refund.${state}`, refundId);
  const next = { ...row, ...stage };
  if (state === 'failed') await moveParts({ ...work, now: since }, next, 1);
  return next;
}

const valuesOf = ({ centavos, account }: RefundRow) => ({
  amount: formatPeso(centavos / centavosOfPeso),
  account: accountInSms(account),
});

/** Refunds wait while the payout account is disputed. */
export async function catchUpRefunds(work: BorrowerWork): Promise<void> {
  const { userId } = work.borrower;
  for (const row of await refundsOf(work, userId)) {
    if (row.state !== 'sending' || (await isDisputed(work, userId))) continue;
    const facts = await factsOf(work, row);
    const stage = refundLife.elapse(row, facts, timeOf(row, work));
    if (stage === null) continue;
    const next = await enter(work, row, stage);
    const about = next.state === 'sent' ? 'refundSent' : 'refundFailed';
    await sendMessage(work, { about, values: valuesOf(next) }, stage.since);
  }
}

/** After a dispute of the account, each waiting refund takes its usual time from now. */
export async function releaseRefunds(work: Work, userId: string): Promise<void> {
  const waiting = (await refundsOf(work, userId)).filter(({ state }) => state === 'sending');
  for (const row of waiting) {
    const timerAt = timeOf(row, work) + product.loan.payoutTime;
    await work.tx.update(refunds).set({ timerAt }).where(eq(refunds.refundId, row.refundId));
  }
}

const shownFor = 7 * day;

async function refundView(
  work: Work,
  row: RefundRow,
  credit: RefundRow['parts'],
): Promise<Refund | null> {
  const { state, centavos, since: at, userId } = row;
  const shared = { centavos, account: publicAccount(row.account), at };
  switch (state) {
    case 'sending':
      return { ...shared, state: (await isDisputed(work, userId)) ? 'held' : 'sending' };
    case 'failed': {
      const unused = { centavos: unusedOf(row, credit) };
      return isRefundable(unused) ? { ...shared, ...unused, state } : null;
    }
    case 'sent':
      return work.now - at < shownFor ? { ...shared, state } : null;
    case 'unclaimed':
    case 'givenUp':
      return null;
  }
}

/** Null with neither refundable credit nor a refund to show, and without a payout account. */
export async function overpaymentOf(work: BorrowerWork): Promise<Overpayment | null> {
  const { userId, account } = work.borrower;
  if (account === null) return null;
  const credit = await refundableParts(work, userId);
  const centavos = sumOf(credit);
  const [last] = await refundsOf(work, userId);
  const refund = last ? await refundView(work, last, credit) : null;
  if (centavos === 0 && refund === null) return null;
  return { centavos, account: publicAccount(account), refund };
}

/**
 * Like `overpaymentOf`, but null unless credit from this loan is part of the overpayment or of the
 * last refund.
 */
export async function overpaymentOn(
  work: BorrowerWork,
  loanOrderId: string,
): Promise<Overpayment | null> {
  const { borrower } = work;
  const [last] = await refundsOf(work, borrower.userId);
  const parts = [...(await refundableParts(work, borrower.userId)), ...(last?.parts ?? [])];
  const isPart = parts.some((part) => part.loanOrderId === loanOrderId);
  return isPart ? overpaymentOf(work) : null;
}

/** Does nothing below a peso. A repeated call finds no credit. */
export async function refundOverpayment(work: BorrowerWork): Promise<Overpayment | null> {
  const { borrower } = work;
  const parts = await refundableParts(work, borrower.userId);
  if (isRefundable({ centavos: sumOf(parts) })) await begin(work, borrower, parts);
  return overpaymentOf(work);
}

/**
 * Refunds all credit when an account is deleted, and when money posts after that, and ends running
 * refunds.
 *
 * @returns the SMS about the refunds
 */
export async function refundAtDeletion(work: BorrowerWork): Promise<Notification[]> {
  const { borrower } = work;
  const { userId } = borrower;
  const parts = await refundableParts(work, userId);
  const account = borrower.account ?? (await loansOf(work, userId))[0]?.account ?? null;
  if (parts.length > 0) await begin(work, { userId, account }, parts);
  const messages: Notification[] = [];
  for (const row of await refundsOf(work, userId)) {
    const facts = await factsOf(work, row);
    const event = { type: 'account.deleted' } as const;
    const stage = refundLife.send(row, facts, event, work.now);
    if (stage === null) continue;
    await enter(work, row, stage);
    const values = { ...valuesOf(row), reference: referenceOf(row.refundId) };
    messages.push({ about: stage.state === 'sent' ? 'refundSent' : 'refundWaits', values });
  }
  return messages;
}
