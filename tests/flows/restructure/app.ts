import { restructureProvider } from '#flows/restructure/provider.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import {
  restructureAgreement,
  restructureOrder,
  reviewedOrder,
} from '#machines/samples/restructure.ts';

/** Restructuring in the walk of the whole app. */
export const app: AppFlow<'restructure'> = {
  machine: ({ port, shared, settings }) =>
    restructureProvider.machine(
      {
        ...shared,
        queryRestructure: port('queryRestructure', () => ({
          offered: gives(restructureOrder()),
          reviewed: gives(reviewedOrder('applying')),
          created: gives(reviewedOrder('orderCreated')),
          ...serverFailures,
        })),
        previewRestructureAgreement: port('previewRestructureAgreement', () => ({
          text: gives(restructureAgreement),
          ...serverFailures,
        })),
      },
      settings,
    ),
  key: ({ context: { order, page, ending, ticked, agreementRead } }) => [
    order?.state,
    page,
    ending,
    ticked,
    agreementRead,
  ],
};
