import type { OperationKind, OperationOffer } from '#domain/operations/operation-offer.ts';
import { describeLocation, successLocation } from '#domain/operations/operation-pages.ts';
import type { PendingRepayment } from '#domain/payments/repayment.ts';

/**
 * The facts for a loan's operations: the lender's offers, and those withdrawn during this visit.
 */
type Known = { pending: Pick<PendingRepayment, 'offers'> | null; gone: readonly OperationKind[] };

/**
 * An operation as an alternative to paying: the lender's offer; null if the lender's config just
 * refused it.
 */
export type OperationWay = { kind: OperationKind; offer: OperationOffer | null };

const kinds: readonly OperationKind[] = ['rollover', 'restructure'];

/** Both operations as alternatives to paying (V9); empty if the lender sends no offers. */
export function waysOf({ pending, gone }: Known): OperationWay[] {
  const offers = pending?.offers;
  if (!offers) return [];
  return kinds.map((kind) => ({ kind, offer: gone.includes(kind) ? null : offers[kind] }));
}

/** Whether an operation can be started now. */
export const isOffered = (known: Known, kind: OperationKind): boolean =>
  waysOf(known).some((way) => way.kind === kind && way.offer?.available === true);

/**
 * A loan's operation in progress, or a completed one before its acknowledgement, with its page;
 * null if the loan has no such operation, and before the first reply.
 */
export function openOperationOf({ pending }: Pick<Known, 'pending'>) {
  const open = pending?.offers?.open;
  if (!open) return null;
  const { kind, id, state } = open;
  const locationOf = state === 'COMPLETED' ? successLocation : describeLocation;
  return { kind, state, location: locationOf({ kind, orderId: id }) };
}
