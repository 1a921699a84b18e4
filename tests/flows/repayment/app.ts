import { repaymentProvider } from '#flows/repayment/provider.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { offers } from '#machines/samples/operations.ts';
import { detail, paidInFull, pending, unpaidFee } from '#machines/samples/repayment.ts';

/** Repaying in the walk of the whole app. */
export const app: AppFlow<'repayment'> = {
  machine: ({ port, shared, settings }) =>
    repaymentProvider.machine(
      {
        ...shared,
        queryPendingRepayPlan: port('queryPendingRepayPlan', () => ({
          due: gives(pending()),
          offered: gives(pending({ offers: offers() })),
          unpayable: gives(pending({ cardNumber: '' })),
          nothingDue: gives(null),
          ...serverFailures,
        })),
        refundOverpayment: port('refundOverpayment', () => serverFailures),
        queryRepayOrderDetail: port('queryRepayOrderDetail', () => ({
          paidInFull: gives(paidInFull()),
          feeUnpaid: gives(detail(unpaidFee)),
          lending: gives(detail({ status: loanStatus.lending })),
          cancelled: gives(detail({ status: loanStatus.cancelled })),
          ...serverFailures,
        })),
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
