import { offlinePaymentProvider } from '#flows/offline-payment/provider.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { account, checkstand, settledCheckstand } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';

/** Paying offline in the walk of the whole app. */
export const app: AppFlow<'offlinePayment'> = {
  machine: ({ port, settings }) =>
    offlinePaymentProvider.machine(
      {
        recall: port('recall', () => ({ nothing: gives({ kept: null, apps: [] }) })),
        notePayment: port('notePayment', ({ note, paid }) => ({
          written: gives(paid ? [{ ...note, notedAt: now }] : []),
        })),
        fetchVirtualAccount: port('fetchVirtualAccount', ({ loanOrderId, channelId }) => ({
          known: gives(
            checkstand({
              loanOrderId,
              ...(channelId !== null && { number: account({ channelId }) }),
              numbers: channelId === null ? [] : [account({ channelId })],
            }),
          ),
          settled: gives(settledCheckstand({ loanOrderId })),
          ...serverFailures,
        })),
      },
      settings,
    ),
  key: ({ context: { checkstand: known, accountNumber, notes } }) => [
    known?.status,
    accountNumber,
    notes.length,
  ],
};
