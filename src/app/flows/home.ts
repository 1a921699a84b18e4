import type { MoneyIntent } from '#domain/money.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { watcher } from '#machines/shared/watch.ts';
import type { Journal } from '#services/journal/journal.ts';
import {
  creditCheckPorts,
  loanStatusRoutingPorts,
  openNativePage,
  provideCreditCheck,
  provideLoanStatusRouting,
  reportExpiredCredit,
} from './children.ts';
import { defineProvider, timed } from './provider.ts';

/** Whether the same attempts are open. */
const sameAttempts = (some: readonly MoneyIntent[], others: readonly MoneyIntent[]): boolean => {
  const ids = (intents: readonly MoneyIntent[]) => intents.map(({ attemptId }) => attemptId);
  return ids(some).toSorted().join() === ids(others).toSorted().join();
};

/** The open attempts, read from the journal whenever it changes or somebody looks. */
export const watchAttempts =
  (journal: Pick<Journal, 'openIntents' | 'onChange'>): HomePorts['watchAttempts'] =>
  ({ userKey, known }, tell) => {
    let last = known;
    let watching = true;
    async function look(): Promise<void> {
      // What can't be read is no other than it was.
      const openIntents = await journal.openIntents(userKey).catch(() => last);
      if (!watching || sameAttempts(openIntents, last)) return;
      last = openIntents;
      tell({ type: 'attempts.changed', openIntents });
    }
    const unheard = journal.onChange(() => void look());
    return {
      look: () => void look(),
      stop() {
        watching = false;
        unheard();
      },
    };
  };

/** Home on the services of this page. */
export const homeProvider = defineProvider({
  ports: (services): HomePorts => ({
    ...creditCheckPorts(services),
    ...loanStatusRoutingPorts(services),
    async getHomepageData(_, signal) {
      const { api, storage } = services;
      const homepage = await api.call('getHomepageData', {}, { signal });
      // False for good once the guide to a first loan was shown.
      const guided = storage.read('isFirstToBorrow') === false;
      storage.write('isFirstToBorrow', homepage.loans.length === 0 && !guided);
      return timed(services, homepage);
    },
    watchAttempts: watchAttempts(services.journal),
    openNativePage: openNativePage(services),
    reportExpiredCredit: reportExpiredCredit(services),
  }),
  machine: (ports: HomePorts, settings) =>
    homeMachine.provide({
      actors: {
        creditCheck: provideCreditCheck(ports, settings),
        loanStatusRouting: provideLoanStatusRouting(ports),
        watchAttempts: watcher(ports.watchAttempts),
        getHomepageData: actor(ports.getHomepageData),
        openNativePage: actor(ports.openNativePage),
        reportExpiredCredit: actor(ports.reportExpiredCredit),
      },
    }),
});
