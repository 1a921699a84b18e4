import type { OperationKind, OperationOffer } from '#domain/operations/operation-offer.ts';
import { describeLocation, successLocation } from '#domain/operations/operation-pages.ts';
import type { PendingRepayment } from '#domain/payments/repayment.ts';

/** The facts that decide on a loan's operations: the lender's offers, and those withdrawn during this visit. */
type Known = { pending: Pick<PendingRepayment, 'offers'> | null; gone: readonly OperationKind[] };

/** Another way than paying: what the lender says of it; null where its config refused it just now. */
export type OperationWay = { kind: OperationKind; offer: OperationOffer | null };

const kinds: readonly OperationKind[] = ['rollover', 'restructure'];

/** The operations that there are beside paying, open or not (V9). */
export function waysOf({ pending, gone }: Known): OperationWay[] {
  const offers = pending?.offers;
  if (!offers) return [];
  return kinds.map((kind) => ({ kind, offer: gone.includes(kind) ? null : offers[kind] }));
}

/** Whether an operation can be started now. */
export const isOffered = (known: Known, kind: OperationKind): boolean =>
  waysOf(known).some((way) => way.kind === kind && way.offer?.available === true);

/** The operation that is under way on a loan or done and not seen yet, and where it is shown; null where there is none. */
export function openOperationOf({ pending }: Pick<Known, 'pending'>) {
  const open = pending?.offers?.open;
  if (!open) return null;
  const { kind, id, state } = open;
  const locationOf = state === 'COMPLETED' ? successLocation : describeLocation;
  return { kind, state, location: locationOf({ kind, orderId: id }) };
}
