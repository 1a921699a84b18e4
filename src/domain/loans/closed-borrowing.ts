import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { loanStatus } from './loan-status.ts';
import { Id, Instant, Pesos } from '../primitives.ts';

const underWay = [
  loanStatus.beforeReview,
  loanStatus.reviewing,
  loanStatus.lending,
  loanStatus.disbursementFailed,
] as const;

/** Why a borrower with a limit cannot borrow now; of several reasons, the one to resolve first. */
export const ClosedBorrowing = v.union([
  /** `amount` pesos must be paid first, unless `waitsFor` names another step. */
  v.object({
    reason: v.literal('overdue'),
    loanOrderId: Id,
    amount: Pesos,
    waitsFor: v.optional(v.picklist(['posting', 'restructure', 'agreement'])),
    postsAt: v.optional(Instant),
  }),
  v.object({
    reason: v.literal('underWay'),
    loanOrderId: Id,
    status: v.picklist(underWay),
    /** Cancellation time of a loan with a failed payout; only in status 65. */
    repairUntil: v.optional(Instant),
    /** The payout waits until customer service has checked the payout account. */
    payoutHeld: v.optional(v.literal(true)),
  }),
  v.object({ reason: v.literal('rejected'), loanOrderId: Id, applyAgainOn: IsoDate }),
  v.object({ reason: v.literal('expired') }),
  /** At least one of the eight files of the application has expired. */
  v.object({ reason: v.literal('filesLapsed') }),
  /** `loanOrderId`: a loan whose repayment restores a part of the limit; null without one. */
  v.object({ reason: v.literal('usedUp'), loanOrderId: v.nullable(Id) }),
]);
export type ClosedBorrowing = v.InferOutput<typeof ClosedBorrowing>;

export type Remedy =
  | { type: 'loan'; loanOrderId: string; from: 'list' | 'details' }
  | { type: 'renewal' | 'payoutAccount' };

export const needsRenewal = (closed: ClosedBorrowing | null): boolean =>
  closed !== null && remedyOf(closed)?.type === 'renewal';

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
