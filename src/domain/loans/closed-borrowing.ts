import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { loanStatus } from './loan-status.ts';
import { Id, Instant, Pesos } from '../primitives.ts';

/** The statuses of a loan on its way to its payout: meanwhile there is no other. */
const underWay = [
  loanStatus.beforeReview,
  loanStatus.reviewing,
  loanStatus.lending,
  loanStatus.disbursementFailed,
] as const;

/**
 * Why a borrower with a limit can borrow nothing now; of several reasons the one that has to go
 * first. A lender who refuses an application has said one of these before.
 */
export const ClosedBorrowing = v.union([
  /**
   * A loan is late: this much of it, in pesos, has to be paid first. Or nothing has to be, but waited
   * for: money that is on its way, a restructure of it, or the agreement to a restructure that is paid for.
   */
  v.object({
    reason: v.literal('overdue'),
    loanOrderId: Id,
    amount: Pesos,
    waitsFor: v.optional(v.picklist(['posting', 'restructure', 'agreement'])),
    /** When the last of the money on its way is expected to be posted. */
    postsAt: v.optional(Instant),
  }),
  /** One loan at a time: another is on its way to its payout, in this status. */
  v.object({
    reason: v.literal('underWay'),
    loanOrderId: Id,
    status: v.picklist(underWay),
    /** When a loan whose payout failed is cancelled; only in status 65. */
    repairUntil: v.optional(Instant),
  }),
  /** The last loan was turned down: another may be applied for from this day on. */
  v.object({ reason: v.literal('rejected'), loanOrderId: Id, applyAgainOn: IsoDate }),
  /** The limit ran out and has to be renewed. */
  v.object({ reason: v.literal('expired') }),
  /** The selfie or another of the eight files counts no more and has to be taken again. */
  v.object({ reason: v.literal('filesLapsed') }),
  /** Nothing is left to borrow; the loan that is repaid first gives some back, if there is one. */
  v.object({ reason: v.literal('usedUp'), loanOrderId: v.nullable(Id) }),
]);
export type ClosedBorrowing = v.InferOutput<typeof ClosedBorrowing>;

/**
 * What opens borrowing again: paying or following a loan, renewing the limit in the native app,
 * changing the payout account; null where there is only waiting.
 */
export type Remedy =
  | { type: 'loan'; loanOrderId: string; from: 'list' | 'details' }
  | { type: 'renewal' | 'payoutAccount' };

/** Whether the limit has to be renewed in the native app before anything else. */
export const needsRenewal = (closed: ClosedBorrowing | null): boolean =>
  closed !== null && remedyOf(closed)?.type === 'renewal';

/** What opens borrowing again, where something does. */
export function remedyOf(closed: ClosedBorrowing): Remedy | null {
  switch (closed.reason) {
    case 'overdue':
      return { type: 'loan', loanOrderId: closed.loanOrderId, from: 'list' };
    case 'underWay':
      return whileUnderWay(closed);
    case 'rejected':
      return { type: 'loan', loanOrderId: closed.loanOrderId, from: 'details' };
    case 'expired':
    case 'filesLapsed':
      return { type: 'renewal' };
    case 'usedUp': {
      const { loanOrderId } = closed;
      return loanOrderId === null ? null : { type: 'loan', loanOrderId, from: 'list' };
    }
  }
}

function whileUnderWay({
  loanOrderId,
  status,
}: Extract<ClosedBorrowing, { reason: 'underWay' }>): Remedy | null {
  if (status === loanStatus.disbursementFailed) return { type: 'payoutAccount' };
  // Before its review a loan opens no page (S4).
  if (status === loanStatus.beforeReview) return null;
  return { type: 'loan', loanOrderId, from: 'list' };
}
