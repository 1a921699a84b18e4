import {
  type CreditOrder,
  creditStatus,
  limitGranted,
  uploadComplete,
} from '#domain/credit/credit-order.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { required } from '#machines/shared/required.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { creditOrder } from '#machines/samples/credit.ts';

const reply = (change: Partial<CreditOrder>) => gives(creditOrder(change));
const incomplete = { fileUpload: { state: 3 } };

export const creditCheckModel: MachineModel<typeof creditCheckMachine> = {
  machine: creditCheckMachine,
  starts: {
    knownOrder: { creditOrderId: 'credit-1' },
    unknownOrder: { creditOrderId: null },
  },
  services: {
    queryCreditOrder: {
      none: gives(null),
      basicInfo: reply({ status: creditStatus.basicInfo }),
      waitSubmit: reply({ status: creditStatus.waitSubmit }),
      waitSubmitIncomplete: reply({ status: creditStatus.waitSubmit, ...incomplete }),
      reviewing: reply({ status: creditStatus.reviewing }),
      rejected: reply({ status: creditStatus.rejected }),
      approved: reply({}),
      finished: reply({ status: creditStatus.finished }),
      expired: reply({ expired: true }),
      approvedIncomplete: reply(incomplete),
      newer: reply({ creditOrderId: 'credit-2' }),
      newest: reply({ creditOrderId: 'credit-3' }),
      ...failures,
      ...refusals('notFound'),
    },
  },
  events: {},
  invariants: {
    'S4.15: Only an approved, unexpired order with all its files passes.'({ snapshot }) {
      const { outcome, order } = snapshot.context;
      if (outcome?.type !== 'passed') return true;
      const { status, expired, fileUpload } = required(order, 'credit order');
      const isUsable = limitGranted(status) && !expired && fileUpload.state === uploadComplete;
      return isUsable || `an order in status ${status} passed`;
    },
    'The verdict is about the order in the lender’s last reply.'({ snapshot }) {
      const { outcome, order } = snapshot.context;
      if (outcome === null || !('creditOrderId' in outcome)) return true;
      return (
        outcome.creditOrderId === order?.creditOrderId ||
        `the verdict is about ${outcome.creditOrderId}`
      );
    },
    'A failed request never counts as a verdict.'({ step, snapshot }) {
      if (step?.type !== 'settle' || !(step.outcome in failures)) return true;
      const { outcome } = snapshot.context;
      return outcome?.type === 'failed' || `the check ended as ${outcome?.type}`;
    },
  },
  words: {
    guards: {
      firstChange: 'the credit order has not changed before',
      noOrder: 'there is no credit order',
      sameOrder: 'the credit order is unchanged',
    },
    actions: {
      adoptOrderId: 'Use the newer credit order',
      trackReceiveConfirmOverdue: 'Log for analytics that the confirmation is overdue',
    },
    services: {
      creditCheck: ran('The credit check'),
      queryCreditOrder: fetched('The credit order'),
    },
  },
};
