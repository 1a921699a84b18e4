import { repaymentProvider } from '#flows/repayment/provider.ts';
import { repaymentModel } from '#machines/repayment/model.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, modelled } from '#tests/model/app/calls.ts';

import { offers } from '#machines/samples/operations.ts';
import { pending } from '#machines/samples/repayment.ts';

const { rollover: asRollover } = offers();

/** The repayment in the walk of the whole app. */
export const app: AppFlow<'repayment'> = {
  machine: ({ port, shared, settings }) =>
    repaymentProvider.machine(
      {
        ...shared,
        queryPendingRepayPlan: port('queryPendingRepayPlan', (asked) => ({
          ...modelled(repaymentModel.services.queryPendingRepayPlan)(asked),
          restructureOffered: gives(pending({ offers: offers({ restructure: asRollover }) })),
        })),
        refundOverpayment: port(
          'refundOverpayment',
          modelled(repaymentModel.services.refundOverpayment),
        ),
        queryRepayOrderDetail: port(
          'queryRepayOrderDetail',
          modelled(repaymentModel.services.queryRepayOrderDetail),
        ),
      },
      settings,
    ),
  key: ({ context: { pending: due, gone, page, detail: known } }) => [
    due?.cardNumber,
    due?.offers !== undefined,
    gone.length,
    page,
    known?.unpaidServiceFee,
  ],
};
