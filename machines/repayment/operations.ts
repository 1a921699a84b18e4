import type { OperationKind, OperationOffer } from '#domain/operations/operation-offer.ts';
import { describeLocation, successLocation } from '#domain/operations/operation-pages.ts';
import type { PendingRepayment } from '#domain/payments/repayment.ts';

type Known = { pending: Pick<PendingRepayment, 'offers'> | null; gone: readonly OperationKind[] };

/** `offer` is null if the lender's config refused the operation during this visit. */
export type OperationWay = { kind: OperationKind; offer: OperationOffer | null };

const kinds: readonly OperationKind[] = ['rollover', 'restructure'];

/** Both operations as alternatives to paying (V9); empty without the lender's offers. */
export function waysOf({ pending, gone }: Known): OperationWay[] {
  const offers = pending?.offers;
  if (!offers) return [];
  return kinds.map((kind) => ({ kind, offer: gone.includes(kind) ? null : offers[kind] }));
}

export const isOffered = (known: Known, kind: OperationKind): boolean =>
  waysOf(known).some((way) => way.kind === kind && way.offer?.available === true);

/** The operation in progress, or completed and not yet acknowledged; null without one. */
export function openOperationOf({ pending }: Pick<Known, 'pending'>) {
  const open = pending?.offers?.open;
  if (!open) return null;
  const { kind, id, state } = open;
  const locationOf = state === 'COMPLETED' ? successLocation : describeLocation;
  return { kind, state, location: locationOf({ kind, orderId: id }) };
}
