import { offlinePaymentProvider } from '#flows/offline-payment/provider.ts';
import { offlinePaymentModel } from '#machines/offline-payment/model.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, modelled } from '#tests/model/app/calls.ts';

/** The offline payment in the walk of the whole app. */
export const app: AppFlow<'offlinePayment'> = {
  machine: ({ port, settings }) =>
    offlinePaymentProvider.machine(
      {
        recall: port('recall', () => ({ nothing: gives({ kept: null, apps: [] }) })),
        notePayment: port('notePayment', modelled(offlinePaymentModel.services.notePayment)),
        fetchVirtualAccount: port(
          'fetchVirtualAccount',
          modelled(offlinePaymentModel.services.fetchVirtualAccount),
        ),
      },
      settings,
    ),
  key: ({ context: { checkstand: known, accountNumber, notes } }) => [
    known?.status,
    accountNumber,
    notes.length,
  ],
};
