import type { OperationRef } from '#domain/operations/operation-offer.ts';
import type { Query } from '#domain/pages.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { operationSuccessMachine } from './operation-success.machine.ts';

function orderOf({ deferralOrderId, restructureOrderId }: Query): OperationRef | null {
  if (deferralOrderId !== undefined) return { kind: 'rollover', orderId: deferralOrderId };
  return restructureOrderId === undefined
    ? null
    : { kind: 'restructure', orderId: restructureOrderId };
}

function queryOf(order: OperationRef | null): Query {
  if (order === null) return {};
  return order.kind === 'rollover'
    ? { deferralOrderId: order.orderId }
    : { restructureOrderId: order.orderId };
}

/** `/repay/operation_success`: a rollover or a restructure is completed (S2). */
export const operationSuccessFlow = defineFlow<typeof operationSuccessMachine>()({
  id: 'operationSuccess',
  label: 'More time',
  description: 'Shows that a rollover or a restructure is completed.',
  input: ({ requested: { query } }) => ({ order: orderOf(query) }),
  after: (outcome) => (outcome.type === 'opens' ? outcome.location : { page: 'home', query: {} }),
  query: ({ context: { order } }) => queryOf(order),
});
