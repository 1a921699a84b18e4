import * as v from 'valibot';
import { OperationKind } from '../operations/operation-offer.ts';
import type { Location } from '../pages.ts';
import { Centavos, Id, Instant, Pesos } from '../primitives.ts';

const ofLoan = { loanOrderId: Id, loanNumber: v.string() };

/** A reason that blocks the deletion of an account (S4). */
export const DeletionBlocker = v.variant('type', [
  v.object({ type: v.literal('unpaidLoan'), ...ofLoan, amount: Pesos }),
  v.object({ type: v.literal('payoutUnderWay'), ...ofLoan, amount: Pesos }),
  v.object({ type: v.literal('payoutHeld'), ...ofLoan, amount: Pesos }),
  v.object({
    type: v.literal('payoutFailed'),
    ...ofLoan,
    amount: Pesos,
    repairUntil: v.optional(Instant),
  }),
  v.object({ type: v.literal('pendingLoan'), ...ofLoan, amount: Pesos }),
  v.object({ type: v.literal('pendingCredit'), creditOrderId: Id }),
  v.object({ type: v.literal('operation'), ...ofLoan, kind: OperationKind, operationId: Id }),
  /**
   * `paysFor`: the operation that the payment pays for; such a payment reduces the debt by less, or
   * not at all.
   */
  v.object({
    type: v.literal('unpostedPayment'),
    ...ofLoan,
    centavos: Centavos,
    paysFor: v.optional(OperationKind),
  }),
]);
export type DeletionBlocker = v.InferOutput<typeof DeletionBlocker>;

export function pageOfBlocker(blocker: DeletionBlocker): Location {
  switch (blocker.type) {
    case 'unpaidLoan':
    case 'unpostedPayment':
      return { page: 'repay', query: { loanOrderId: blocker.loanOrderId } };
    case 'payoutUnderWay':
    case 'payoutHeld':
    case 'payoutFailed':
      return { page: 'lending', query: { loanOrderId: blocker.loanOrderId } };
    case 'pendingLoan':
      return { page: 'review', query: { loanOrderId: blocker.loanOrderId } };
    case 'pendingCredit':
      return { page: 'review', query: {} };
    case 'operation':
      return blocker.kind === 'rollover'
        ? { page: 'rolloverDescribe', query: { deferralOrderId: blocker.operationId } }
        : { page: 'restructureDescribe', query: { restructureOrderId: blocker.operationId } };
  }
}

/** The four steps of a deletion (S3); ENDING is its success page. */
export type DeletionPhase = 'READ_ME' | 'FORM' | 'VERIFY' | 'ENDING';
