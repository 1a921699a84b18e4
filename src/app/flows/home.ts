import { homeMachine } from '#machines/home/home.machine.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import {
  creditCheckPorts,
  loanStatusRoutingPorts,
  openNativePage,
  provideCreditCheck,
  provideLoanStatusRouting,
  reportExpiredCredit,
} from './children.ts';
import { defineProvider, timed } from './provider.ts';

/** Home on the services of this page. */
export const homeProvider = defineProvider({
  ports: (services): HomePorts => ({
    ...creditCheckPorts(services),
    ...loanStatusRoutingPorts(services),
    async getHomepageData(_, signal) {
      const { api, storage } = services;
      const homepage = await api.call('getHomepageData', {}, { signal });
      storage.write('isFirstToBorrow', homepage.loans.length === 0);
      return timed(services, homepage);
    },
    openNativePage: openNativePage(services),
    reportExpiredCredit: reportExpiredCredit(services),
  }),
  machine: (ports: HomePorts, settings) =>
    homeMachine.provide({
      actors: {
        creditCheck: provideCreditCheck(ports, settings),
        loanStatusRouting: provideLoanStatusRouting(ports),
        getHomepageData: actor(ports.getHomepageData),
        openNativePage: actor(ports.openNativePage),
        reportExpiredCredit: actor(ports.reportExpiredCredit),
      },
    }),
});
