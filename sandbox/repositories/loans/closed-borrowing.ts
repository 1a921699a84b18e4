import { amountGrid } from '#domain/amount.ts';
import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { uploadComplete } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import { dueFirst } from '#domain/payments/repayment-plan.ts';
import { payoutHeldOf } from '../account/bank-card-disputes.ts';
import {
  type CreditRow,
  filesOf,
  freezeDays,
  isExpired,
  reapplicationDay,
} from '../credit/credit.ts';
import { instalmentsNow, type Loan } from './loans.ts';
import { repairOf } from './loan-views.ts';
import { operationNewsOn } from '../operations/operation-news.ts';
import { isRestructuring } from '../operations/operation-offers.ts';
import { onItsWayView } from '../payments/money-on-its-way.ts';
import { type Refusal, refusalNamed } from '../refusal.ts';
import type { Work } from '../work.ts';

const underWay = ['beforeReview', 'reviewing', 'lending', 'disbursementFailed'] as const;

type ClosedByOverdue = Extract<ClosedBorrowing, { reason: 'overdue' }>;

async function closedByOverdue(work: Work, late: Loan): Promise<ClosedByOverdue> {
  const { loanOrderId } = late;
  const { oncePosted, onItsWay = [], paysFor } = await onItsWayView(work, late);
  const amount = paysFor ? 0 : dueFirst(oncePosted ?? instalmentsNow(late, work.now));
  const closed = { reason: 'overdue', loanOrderId, amount } as const;
  if (paysFor === 'restructure' || (await isRestructuring(work, late))) {
    return { ...closed, waitsFor: 'restructure' };
  }
  if (amount === 0) {
    const postsAt = Math.max(...onItsWay.map((money) => money.postsAt));
    return { ...closed, waitsFor: 'posting', postsAt };
  }
  const news = await operationNewsOn(work, late);
  return news?.type === 'agree' ? { ...closed, waitsFor: 'agreement' } : closed;
}

/** Whether the borrower can do nothing about the overdue loan now. */
const isWaiting = ({ waitsFor }: ClosedByOverdue): boolean =>
  waitsFor === 'posting' || waitsFor === 'restructure';

/** `loans` are newest first. Of overdue loans, the oldest that the borrower can act on counts. */
async function closedByLoans(work: Work, loans: readonly Loan[]): Promise<ClosedBorrowing | null> {
  const { now } = work;
  let waiting: ClosedByOverdue | null = null;
  for (const late of loans.filter(({ state }) => state === 'overdue').toReversed()) {
    const closed = await closedByOverdue(work, late);
    if (!isWaiting(closed)) return closed;
    waiting ??= closed;
  }
  if (waiting) return waiting;
  for (const loan of loans) {
    const open = underWay.find((state) => state === loan.state);
    if (!open) continue;
    const { loanOrderId } = loan;
    const closed = { reason: 'underWay', loanOrderId, status: loanStatus[open] } as const;
    return { ...closed, ...repairOf(loan), ...(await payoutHeldOf(work, loan)) };
  }
  const frozen = loans.find((loan) => freezeDays('loan', loan, now) > 0);
  const from = frozen && reapplicationDay('loan', frozen);
  if (!frozen || !from) return null;
  return { reason: 'rejected', loanOrderId: frozen.loanOrderId, applyAgainOn: from };
}

/** Null if an amount can be borrowed. */
export async function closedBorrowing(
  work: Work,
  credit: CreditRow,
  loans: readonly Loan[],
  quota: Omit<CreditQuota, 'closed'>,
): Promise<ClosedBorrowing | null> {
  const byLoans = await closedByLoans(work, loans);
  if (byLoans) return byLoans;
  if (isExpired(credit, work.now)) return { reason: 'expired' };
  if ((await filesOf(work, credit.creditOrderId)) !== uploadComplete) {
    return { reason: 'filesLapsed' };
  }
  if (amountGrid(quota) !== null) return null;
  const repaid = loans.findLast(({ state }) => state === 'repaying');
  return { reason: 'usedUp', loanOrderId: repaid?.loanOrderId ?? null };
}

export function refusalOf(closed: ClosedBorrowing): Refusal {
  switch (closed.reason) {
    case 'overdue':
      return refusalNamed('loanOverdue');
    case 'underWay':
      return refusalNamed('loanPending');
    case 'usedUp':
      return refusalNamed('amountNotOffered');
    default:
      return refusalNamed('creditNotUsable');
  }
}
