import { type CreditOrder, creditStatus } from '#domain/credit-order.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import type { FlowModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { creditOrder } from '#machines/samples/credit.ts';

const order = (change: Partial<CreditOrder>) => gives(creditOrder(change));
const incomplete = { fileUpload: { state: 3 } };

export const creditCheckModel: FlowModel<typeof creditCheckMachine> = {
  machine: creditCheckMachine,
  starts: {
    knownOrder: { creditOrderId: 'credit-1' },
    unknownOrder: { creditOrderId: null },
  },
  services: {
    queryCreditOrder: {
      none: gives(null),
      basicInfo: order({ status: creditStatus.basicInfo }),
      waitSubmit: order({ status: creditStatus.waitSubmit }),
      waitSubmitIncomplete: order({ status: creditStatus.waitSubmit, ...incomplete }),
      reviewing: order({ status: creditStatus.reviewing }),
      rejected: order({ status: creditStatus.rejected }),
      approved: order({}),
      finished: order({ status: creditStatus.finished }),
      expired: order({ expired: true }),
      approvedIncomplete: order(incomplete),
      newer: order({ creditOrderId: 'credit-2' }),
      newest: order({ creditOrderId: 'credit-3' }),
      ...failures,
      ...refusals('notFound'),
    },
  },
  events: {},
};
