import type { OperationKind, OperationRef } from './operation-offer.ts';
import type { Location, PageId } from '../pages.ts';

const describePages = {
  rollover: 'rolloverDescribe',
  restructure: 'restructureDescribe',
} as const satisfies Record<OperationKind, PageId>;

const queryOf = ({ kind, orderId }: OperationRef) =>
  kind === 'rollover' ? { deferralOrderId: orderId } : { restructureOrderId: orderId };

export const describeLocation = (order: OperationRef): Location => ({
  page: describePages[order.kind],
  query: queryOf(order),
});

export const successLocation = (order: OperationRef): Location => ({
  page: 'operationSuccess',
  query: queryOf(order),
});
