import { vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { createLoadingOverlay } from '#app/loading/loading-overlay.ts';
import { keepRecords } from '#app/observers/keep-records.ts';
import { followLocations } from '#app/navigation/follow.ts';
import { createProjector } from '#app/navigation/projector.ts';
import { observePages } from '#app/observers/page-observer.ts';
import { listenToPlatform } from '#app/observers/platform-events.ts';
import { flowCodeOf } from './app-flows.ts';
import { provideRoot } from '#app/root-actor.ts';
import { createStore, type RootActor, blocksBack, type Store } from '#app/store.ts';
import type { Failure } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { type Location, locationOf, type PageId, type TitleKey } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import { selectAttemptOfFlow } from '#machines/root/active-flow.ts';
import { selectLocation, selectTitle } from '#machines/root/location.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { BackEvent, ForwardEvent } from '#machines/shared/events.ts';
import { createAnalytics } from '#services/analytics/analytics.ts';
import type { Shell } from '#services/bridge/shell.ts';
import { browserTimers, createPageClock } from '#services/page-clock.ts';
import { createTabRecords, type TabRecords } from '#services/storage/tab-records.ts';
import { type Browser, createBrowser } from '#tests/unit/app/navigation/simulated-history.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { createWorld, type World } from './world.ts';

export type Reports = {
  /** The title of the entered page; null without one. */
  title: string | null;
  /** Titles that were left without an entry, or entered before the previous one was left. */
  muddled: string[];
  banned: boolean;
  homeShown: boolean;
  /** The pages from which the shell was asked to close, because back had no target. */
  left: PageId[];
};

type TitleReport = Parameters<Shell['currentPageTitle']>[0];

type Page = EventTarget & {
  title: string;
  documentElement: { lang: string };
  visibilityState: 'visible' | 'hidden';
};

/** A reload creates a new tab with the same history and records. */
export type Tab = {
  world: World;
  root: RootActor;
  store: Store;
  browser: Browser;
  records: TabRecords;
  page: Page;
  reports: Reports;
  /** The last known location, which is on screen. */
  shown: Location | null;
  /** The last page that was on screen while a borrower was known; null before. */
  shownToBorrower: Location | null;
  /** The last known title, which is on screen. */
  title: TitleKey | null;
  interacted: () => void;
  request: (request: RootRequest) => void;
  refresh: () => void;
  popped: () => void;
  happens: (name: string) => void;
  restartAsked: boolean;
};

/** Opens one app at a time, with machines that are created once. */
export type Tabs = {
  /** Opens a new tab on a phone with the data of an earlier visit; closes the previous tab. */
  open: (href: string, found: readonly MoneyIntent[]) => Tab;
  reload: (tab: Tab) => Tab;
};

const never = () => {};

/** `findsAttempts`: whether open attempts are found beside a flow, as in the app. */
export function createTabs(
  texts: AppTexts,
  inspect: (event: InspectionEvent) => void,
  findsAttempts = false,
): Tabs {
  let current: { tab: Tab; stop: () => void } | null = null;

  function recordFailure(failure: Failure): void {
    const root = current?.tab.root;
    if (failure.kind === 'session') root?.send({ type: 'session.lost', reason: failure.reason });
    if (failure.kind === 'maintenance') root?.send({ type: 'maintenance.announced', time: null });
  }
  const attemptOfFlow = () => (current ? selectAttemptOfFlow(current.tab.store.snapshot()) : null);
  const world = createWorld(recordFailure, findsAttempts ? attemptOfFlow : null);
  const machine = provideRoot(
    world.ports,
    { applyLanguage: never, trackSessionLoss: never, trackLoginFail: never },
    flowCodeOf(world),
    { get: () => world.popups },
    { get: () => world.attempts },
    { get: () => world.infoMachines },
  );

  function load(browser: Browser, records: TabRecords): Tab {
    world.window.unload();
    const page: Page = Object.assign(new EventTarget(), {
      title: '',
      documentElement: { lang: '' },
      visibilityState: 'visible' as const,
    });
    const host = Object.assign(new EventTarget(), {
      navigator: {},
      document: page,
      requestAnimationFrame: never,
    });
    const reports: Reports = {
      title: null,
      muddled: [],
      banned: false,
      homeShown: false,
      left: [],
    };
    const url = new URL(browser.href(), 'https://hiram.example');
    const timers = createPageClock(browserTimers);
    const root = createActor(machine, {
      clock: timers,
      input: {
        location: locationOf(url.pathname, url.search),
        descriptorOf: anyDescriptor,
      },
      inspect,
    });
    // The oracle reads a failure from the root's status.
    root.subscribe({ error: never });
    root.start();

    const store = createStore(root);
    const loadingOverlay = createLoadingOverlay(store);
    const shell = {
      eventByAF: () => true,
      collectEventByHuaTuo: () => true,
      currentPageTitle({ event, pageTitle }: TitleReport) {
        const expected = event === 'enter' ? null : pageTitle;
        if (reports.title !== expected) reports.muddled.push(`${event} ${pageTitle}`);
        reports.title = event === 'enter' ? pageTitle : null;
        return true;
      },
      showBottomNavigate(show: boolean) {
        reports.homeShown = show;
        return true;
      },
      showLoading: () => true,
      banRollback(ban: Parameters<Shell['banRollback']>[0]) {
        reports.banned = 'isBan' in ban && ban.isBan;
        return true;
      },
      h5PageFinish: () => true,
    };
    const analytics = createAnalytics({
      shell,
      now: () => 0,
      viewport: () => ({ width: 360, height: 640 }),
      mobileHash: () => null,
      loadTimes: () => null,
    });
    observePages({ host, store, loadingOverlay, texts, storage: world.storage, analytics, shell });
    keepRecords(store, world.storage);
    const history = {
      location: () => selectLocation(store.snapshot()),
      send: (event: BackEvent | ForwardEvent) => root.send(event),
      history: browser.history,
      records,
      blocksBack: () => blocksBack(store.snapshot()),
      onBackAtRoot: (location: Location) => void reports.left.push(location.page),
    };
    const projector = createProjector(history);
    const interacted = followLocations(store, projector);
    let refresh = never;
    listenToPlatform({
      host,
      send: (event) => root.send(event),
      bridge: {
        onRefresh(listener) {
          refresh = listener;
          return never;
        },
      },
      storage: world.storage,
      popped: projector.popped,
      auth: world.auth.get,
      adopt: world.auth.adopt,
      forget: () => world.auth.set(null),
      timers,
      followLanguage: async () => never(),
      restart() {
        tab.restartAsked = true;
      },
    });
    projector.attach((href, options) => browser.navigate(href, options));

    const tab: Tab = {
      world,
      root,
      store,
      browser,
      records,
      page,
      reports,
      shown: selectLocation(store.snapshot()),
      shownToBorrower: null,
      title: selectTitle(store.snapshot()),
      interacted,
      request(rootRequest) {
        if (rootRequest.type === 'nav.back') projector.back();
        else {
          interacted();
          root.send(rootRequest);
        }
      },
      refresh: () => refresh(),
      popped: projector.popped,
      happens: (name) => void host.dispatchEvent(new Event(name)),
      restartAsked: false,
    };
    store.subscribe(() => {
      const snapshot = store.snapshot();
      const location = selectLocation(snapshot);
      tab.shown = location ?? tab.shown;
      if (location && snapshot.context.lastUserKey !== null) tab.shownToBorrower = location;
      tab.title = selectTitle(store.snapshot()) ?? tab.title;
    });
    const stop = () => {
      root.stop();
      texts.i18n.off('languageChanged');
      // Clearing the timers also resets the clock.
      const now = Date.now();
      vi.clearAllTimers();
      vi.setSystemTime(now);
    };
    current = { tab, stop };
    return tab;
  }

  return {
    open(href, found) {
      current?.stop();
      world.reset(found);
      const area = new FakeStorage();
      return load(createBrowser(href), createTabRecords({ sessionStorage: area }));
    },
    reload({ browser, records }) {
      current?.stop();
      world.journal.reload();
      return load(browser, records);
    },
  };
}
