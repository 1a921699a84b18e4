import type { SnapshotFrom } from 'xstate';
import type { OperationRef } from '#domain/operations/operation-offer.ts';
import type { Query } from '#domain/pages.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { operationSuccessMachine } from './operation-success.machine.ts';
import { loanToRepay } from './loan.ts';
import type { Operation } from './ports.ts';

/** The plan at the completion. Credit has then paid the earliest instalments of a new loan. */
function toPayOf(operation: Operation) {
  let credit = operation.kind === 'restructure' ? operation.credit : 0;
  const parts = operation.schedule.flatMap((part) => {
    const planned =
      part.principal +
      part.interest +
      (part.serviceFee ?? 0) +
      ('carriedOverdueFee' in part ? part.carriedOverdueFee : 0);
    const amount = Math.max(0, planned - credit);
    credit -= planned - amount;
    return amount > 0 ? [{ dueDate: part.dueDate, amount }] : [];
  });
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return { next: parts[0] ?? null, total, count: parts.length };
}

export function selectOperationSuccessView(snapshot: SnapshotFrom<typeof operationSuccessMachine>) {
  const { operation, failure } = snapshot.context;
  return {
    /** The completed operation, and the loan to repay from now on; null until it is completed. */
    done: operation && {
      operation,
      loanNumber: loanToRepay(operation).loanNumber,
      /** The instant of the figures: later payments do not change them. */
      completedAt: required(operation.completedAt, 'completion'),
      toPay: toPayOf(operation),
    },
    failed: snapshot.matches('failed'),
    unavailable: snapshot.matches('unavailable'),
    failure,
    busy: snapshot.hasTag('busy'),
  };
}

export type OperationSuccessView = ReturnType<typeof selectOperationSuccessView>;

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
