import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { loanStatus } from './loan-status.ts';
import { Id, Instant, Pesos } from '../primitives.ts';

/** The statuses of a loan before its payout; another loan is not possible meanwhile. */
const underWay = [
  loanStatus.beforeReview,
  loanStatus.reviewing,
  loanStatus.lending,
  loanStatus.disbursementFailed,
] as const;

/** Why a borrower with a limit cannot borrow now; of several reasons, the one to resolve first. */
export const ClosedBorrowing = v.union([
  /**
   * A loan is overdue, and this many pesos must be paid first. With nothing to pay, the borrower
   * waits for money on its way, for a restructure, or for the agreement to a paid restructure.
   */
  v.object({
    reason: v.literal('overdue'),
    loanOrderId: Id,
    amount: Pesos,
    waitsFor: v.optional(v.picklist(['posting', 'restructure', 'agreement'])),
    /** Expected posting time of the last money on its way. */
    postsAt: v.optional(Instant),
  }),
  /** Another loan with this status is not paid out yet. */
  v.object({
    reason: v.literal('underWay'),
    loanOrderId: Id,
    status: v.picklist(underWay),
    /** Time when a loan with a failed payout is cancelled; only in status 65. */
    repairUntil: v.optional(Instant),
    /** The payout waits until customer service has checked the payout account. */
    payoutHeld: v.optional(v.literal(true)),
  }),
  /** A loan was rejected; the next application is possible from this day. */
  v.object({ reason: v.literal('rejected'), loanOrderId: Id, applyAgainOn: IsoDate }),
  /** The limit has expired and must be renewed. */
  v.object({ reason: v.literal('expired') }),
  /** The selfie or another of the eight files has expired and must be taken again. */
  v.object({ reason: v.literal('filesLapsed') }),
  /**
   * The limit is used up. The named loan, if any, is the first whose repayment restores some limit.
   */
  v.object({ reason: v.literal('usedUp'), loanOrderId: v.nullable(Id) }),
]);
export type ClosedBorrowing = v.InferOutput<typeof ClosedBorrowing>;

/**
 * What a borrower can do about closed borrowing: open the loan's page, renew the limit in the
 * native app, or open the page of the payout account.
 */
export type Remedy =
  | { type: 'loan'; loanOrderId: string; from: 'list' | 'details' }
  | { type: 'renewal' | 'payoutAccount' };

/** Whether the limit must be renewed in the native app first. */
export const needsRenewal = (closed: ClosedBorrowing | null): boolean =>
  closed !== null && remedyOf(closed)?.type === 'renewal';

/** What the borrower can do about closed borrowing; null if no page and no renewal helps. */
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
  payoutHeld,
}: Extract<ClosedBorrowing, { reason: 'underWay' }>): Remedy | null {
  // The page of the payout account shows how long its check takes.
  if (status === loanStatus.disbursementFailed || payoutHeld) return { type: 'payoutAccount' };
  // A loan before its review has no page (S4).
  if (status === loanStatus.beforeReview) return null;
  return { type: 'loan', loanOrderId, from: 'list' };
}
