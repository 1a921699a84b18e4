import { hour } from '#domain/constants.ts';
import { holdsFor, judgedNow, type LastKnownNow } from '#domain/loans/last-known.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { selectHomeView } from '#machines/home/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { watcher } from '#machines/shared/watch.ts';
import type { Journal } from '#services/journal/journal.ts';
import {
  creditCheckPorts,
  loanStatusRoutingPorts,
  openNativePage,
  provideCreditCheck,
  provideLoanStatusRouting,
  refundOverpayment,
  reportExpiredCredit,
} from '#app/flows/children.ts';
import { deepEqual } from '#app/deep-equal.ts';
import { lastKnownOf, type Memory } from '#app/flows/last-known.ts';
import { unpostedNotes } from '#app/flows/noted-loans.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { HomeScreen } from './home.tsx';

const sameAttempts = (some: readonly MoneyIntent[], others: readonly MoneyIntent[]): boolean => {
  const ids = (intents: readonly MoneyIntent[]) => intents.map(({ attemptId }) => attemptId);
  return ids(some).toSorted().join() === ids(others).toSorted().join();
};

export const watchAttempts =
  (journal: Pick<Journal, 'openIntents' | 'onChange'>): HomePorts['watchAttempts'] =>
  ({ userKey, known }, tell) => {
    let last = known;
    let watching = true;
    async function look(): Promise<void> {
      // An unreadable journal counts as unchanged.
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

/** Also reads the amounts at each change of the journal: a tab that sends money removes them. */
export const watchLastKnown =
  (services: Memory, journal: Pick<Journal, 'onChange'>): HomePorts['watchLastKnown'] =>
  ({ userKey }, tell) => {
    const store = lastKnownOf(services, userKey);
    let last: LastKnownNow | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      clearTimeout(timer);
      const reply = store.lastReply();
      const lastKnown = reply && judgedNow(reply, store.moment());
      if (reply) timer = setTimeout(look, Math.min(hour, holdsFor(reply, store.moment())));
      if (deepEqual(lastKnown, last)) return;
      last = lastKnown;
      tell({ type: 'lastKnown.changed', lastKnown });
    }
    look();
    const unheard = journal.onChange(look);
    return {
      look,
      stop() {
        clearTimeout(timer);
        unheard();
      },
    };
  };

/** Stores home's reply for the next start, unless an open attempt may change it. */
export const keepingLastKnown =
  (
    memory: Memory,
    journal: Pick<Journal, 'openIntents'>,
    ask: HomePorts['getHomepageData'],
  ): HomePorts['getHomepageData'] =>
  async (input, signal) => {
    const lastKnown = lastKnownOf(memory, input.userKey);
    const requestStart = lastKnown.startRequest();
    // An unreadable journal may contain an open attempt.
    const open = journal.openIntents(input.userKey).catch(() => null);
    const answer = await ask(input, signal);
    // The reply does not wait for the storage.
    void (async () => {
      if ((await open)?.length === 0) lastKnown.keep(requestStart, answer);
    })();
    return answer;
  };

export const provider = defineProvider({
  ports: (services): HomePorts => ({
    ...creditCheckPorts(services),
    ...loanStatusRoutingPorts(services),
    getHomepageData: keepingLastKnown(
      services,
      services.journal,
      async ({ userKey, quiet }, signal) => {
        const { api, storage } = services;
        const homepage = await api.call('getHomepageData', {}, { signal, quiet });
        // Once false, the value stays false until the user's data are cleared.
        const guided = storage.read('isFirstToBorrow') === false;
        storage.write('isFirstToBorrow', homepage.loans.length === 0 && !guided);
        const noted = homepage.loans.flatMap((loan) => {
          const notes = unpostedNotes(storage, userKey, loan);
          return notes.length > 0 ? [[loan.loanOrderId, notes] as const] : [];
        });
        return { ...timed(services, homepage), noted: Object.fromEntries(noted) };
      },
    ),
    watchAttempts: watchAttempts(services.journal),
    watchLastKnown: watchLastKnown(services, services.journal),
    refundOverpayment: refundOverpayment(services),
    openNativePage: openNativePage(services),
    reportExpiredCredit: reportExpiredCredit(services),
  }),
  machine: (ports: HomePorts, settings) =>
    homeMachine.provide({
      actors: {
        creditCheck: provideCreditCheck(ports, settings),
        loanStatusRouting: provideLoanStatusRouting(ports),
        watchAttempts: watcher(ports.watchAttempts),
        watchLastKnown: watcher(ports.watchLastKnown),
        getHomepageData: actor(ports.getHomepageData),
        refundOverpayment: actor(ports.refundOverpayment),
        openNativePage: actor(ports.openNativePage),
        reportExpiredCredit: actor(ports.reportExpiredCredit),
      },
    }),
});

export const pages = pagesOf<'home'>()({
  select: selectHomeView,
  screens: { home: HomeScreen },
});

export { homeFlow as descriptor } from '#machines/home/view.ts';
