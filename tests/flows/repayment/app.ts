import type { RepaymentPorts } from '#machines/repayment/ports.ts';
import { repaymentModel } from '#machines/repayment/model.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, modelled } from '#tests/model/app/calls.ts';

import { offers } from '#machines/samples/operations.ts';
import { pending } from '#machines/samples/repayment.ts';

const { rollover: asRollover } = offers();

export const app: AppFlow<'repayment', RepaymentPorts> = {
  ports: ({ port }) => ({
    queryPendingRepayPlan: port('queryPendingRepayPlan', (input) => ({
      ...modelled(repaymentModel.services.queryPendingRepayPlan)(input),
      restructureOffered: gives(pending({ offers: offers({ restructure: asRollover }) })),
    })),
  }),
  key: ({ context: { pending: due, gone, page, detail: known } }) => [
    due?.cardNumber,
    due?.offers !== undefined,
    gone.length,
    page,
    known?.unpaidServiceFee,
  ],
};
