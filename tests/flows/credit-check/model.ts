import { type CreditOrder, creditStatus } from '#domain/credit-order.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import type { FlowModel } from '#tests/model/harness/model.ts';
import { gives } from '#tests/model/harness/service.ts';
import { failures, refusals } from '#tests/model/samples/failures.ts';
import { creditOrder } from '#tests/model/samples/credit.ts';

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
