import type { OperationKind, OperationRef } from './operation-offer.ts';
import type { Location, PageId } from '../pages.ts';

/** The page on which the terms of each kind are described (S2). */
const describePages = {
  rollover: 'rolloverDescribe',
  restructure: 'restructureDescribe',
} as const satisfies Record<OperationKind, PageId>;

/** The order of an operation, as its pages' addresses name it (S2). */
const queryOf = ({ kind, orderId }: OperationRef) =>
  kind === 'rollover' ? { deferralOrderId: orderId } : { restructureOrderId: orderId };

/** Where an operation is described. */
export const describeLocation = (order: OperationRef): Location => ({
  page: describePages[order.kind],
  query: queryOf(order),
});

/** Where it is said that an operation is done. */
export const successLocation = (order: OperationRef): Location => ({
  page: 'operationSuccess',
  query: queryOf(order),
});
