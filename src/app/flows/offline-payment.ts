import { offlinePaymentMachine } from '#machines/offline-payment/offline-payment.machine.ts';
import type { OfflinePaymentPorts } from '#machines/offline-payment/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { defineProvider, timed } from './provider.ts';

/** Paying offline on the services of this page. */
export const offlinePaymentProvider = defineProvider({
  ports: (services): OfflinePaymentPorts => ({
    async fetchVirtualAccount(data, signal) {
      return timed(services, await services.api.call('fetchVirtualAccount', data, { signal }));
    },
  }),
  machine: (ports: OfflinePaymentPorts) =>
    offlinePaymentMachine.provide({
      actors: { fetchVirtualAccount: actor(ports.fetchVirtualAccount) },
    }),
});
