import type { OfflinePaymentPorts } from '#machines/offline-payment/ports.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives } from '#tests/model/app/calls.ts';

export const app: AppFlow<'offlinePayment', OfflinePaymentPorts> = {
  ports: ({ port }) => ({
    recall: port('recall', () => ({ nothing: gives({ kept: null, apps: [] }) })),
  }),
  key: ({ context: { checkstand: known, accountNumber, notes } }) => [
    known?.status,
    accountNumber,
    notes.length,
  ],
};
