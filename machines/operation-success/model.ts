import {
  operationSuccessFlow,
  selectOperationSuccessView,
} from '#machines/operation-success/view.ts';
import { operationSuccessMachine } from '#machines/operation-success/operation-success.machine.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import type { FlowModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { rolledOver } from '#machines/samples/operations.ts';
import { reviewedOrder } from '#machines/samples/restructure.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

export const operationSuccessModel: FlowModel<typeof operationSuccessFlow> = {
  flow: operationSuccessFlow,
  machine: operationSuccessMachine,
  starts: {
    rollover: { order: { kind: 'rollover', orderId: 'deferral-1' } },
    restructure: { order: { kind: 'restructure', orderId: 'restructure-1' } },
    nothing: { order: null },
  },
  ends: {
    left: gives({ type: 'left' }),
    opens: gives({ type: 'opens', location: { page: 'repay', query: { loanOrderId: 'loan-1' } } }),
  },
  services: {
    queryOperation: {
      to: ({ kind }) => ({
        ...(kind === 'rollover'
          ? {
              done: gives({ kind, ...rolledOver() }),
              heard: gives({ kind, ...rolledOver({ acknowledged: true }) }),
              processing: gives({ kind, ...rolledOver({ state: 'CONFIRMED' }) }),
            }
          : {
              done: gives({ kind, ...reviewedOrder('orderCreated') }),
              reviewing: gives({ kind, ...reviewedOrder('applying') }),
            }),
        ...failures,
        ...refusals('notFound', 'operationExpired'),
      }),
    },
    acknowledgeOperation: { heard: gives(undefined), ...failures },
  },
  events: {
    'nav.forward': forwardTo('repay'),
  },
  invariants: {
    'V8: The lender is notified only while the result is on screen.'({ services, snapshot }) {
      const isNotifying = services.has('acknowledgeOperation');
      return (
        !isNotifying ||
        snapshot.matches('showing') ||
        'the lender is notified before the result is shown'
      );
    },
    'V8: The next step never waits for the notification.'({ snapshot }) {
      const open = snapshot.can({ type: 'repayment.opened' });
      return !snapshot.matches('showing') || open || 'the repayment cannot be opened';
    },
    'Only a completed operation is shown as completed.'({ snapshot }) {
      const { operation } = snapshot.context;
      return !operation || operation.state === 'COMPLETED' || `the operation is ${operation.state}`;
    },
  },
  read: (snapshot) => {
    readDescriptor(operationSuccessFlow, snapshot);
    selectOperationSuccessView(snapshot);
  },
  situations: [
    pictured(
      'byPayment',
      'A payment, not the borrower, confirmed the rollover',
      'rollover/queryOperation=own',
      { queryOperation: gives({ kind: 'rollover', ...rolledOver({ confirmedBy: 'payment' }) }) },
    ),
    situation('underReview', 'restructure/queryOperation=reviewing'),
    situation('creditUsed', 'restructure/queryOperation=own', {
      queryOperation: gives({
        kind: 'restructure',
        ...reviewedOrder('orderCreated', { credit: 50 }),
      }),
    }),
  ],
  words: {
    guards: {
      alreadyHeard: 'the completion was acknowledged before',
      operationDone: 'the operation is completed',
      operationNamed: 'the address names an operation',
    },
    actions: {
      keepOperation: 'Store the operation',
      openRepayment: 'End: open repayment',
    },
    services: {
      acknowledgeOperation: worked('Acknowledging the completion to the lender'),
      operationSuccess: ran('The success page'),
      queryOperation: fetched('The operation’s outcome'),
    },
  },
};
