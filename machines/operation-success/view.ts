import type { SnapshotFrom } from 'xstate';
import type { operationSuccessMachine } from './operation-success.machine.ts';
import { loanToRepay } from './loan.ts';
import type { Operation } from './ports.ts';

function toPayOf(operation: Operation) {
  const parts = operation.schedule.map((part) => ({
    dueDate: part.dueDate,
    amount:
      part.principal +
      part.interest +
      (part.serviceFee ?? 0) +
      ('carriedOverdueFee' in part ? part.carriedOverdueFee : 0),
  }));
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = parts;
  if (!first) throw new Error('a plan without an instalment');
  return { first, total, count: parts.length };
}

export function selectOperationSuccessView(snapshot: SnapshotFrom<typeof operationSuccessMachine>) {
  const { operation, failure } = snapshot.context;
  return {
    /** The completed operation, and the loan to repay from now on; null until it is completed. */
    done: operation && {
      operation,
      loanNumber: loanToRepay(operation).loanNumber,
      toPay: toPayOf(operation),
    },
    failed: snapshot.matches('failed'),
    unavailable: snapshot.matches('unavailable'),
    failure,
    busy: snapshot.hasTag('busy'),
  };
}

export type OperationSuccessView = ReturnType<typeof selectOperationSuccessView>;
