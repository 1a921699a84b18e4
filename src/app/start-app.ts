import { createActor } from 'xstate';
import { failureOf, type SessionLoss } from '#domain/failure.ts';
import type { Language } from '#domain/language.ts';
import { locationOf, moneyPages, type PageId, pageRow } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import type { Theme } from '#domain/theme.ts';
import { isFlowId } from '#machines/flows.ts';
import { selectAttemptOfFlow } from '#machines/root/active-flow.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { RootEvent } from '#machines/root/context.ts';
import { selectOffline } from '#machines/root/view.ts';
import type { App } from './app-context.ts';
import { browserHistory } from './navigation/browser-history.ts';
import { config } from './config.ts';
import { createAttemptsCode } from './attempts/attempts-code.ts';
import { firstPageDecided } from './first-page/decision.ts';
import { createFlowCode, descriptorsIn } from './flows/flow-code.ts';
import { createLoadingOverlay } from './loading/loading-overlay.ts';
import type { Host } from './host.ts';
import { createInfoCode } from './info-pages/info-code.ts';
import { keepRecords } from './observers/keep-records.ts';
import { followLocations } from './navigation/follow.ts';
import { createNavigation } from './navigation/navigation.ts';
import { changePerson } from './observers/person-changed.ts';
import { observePages } from './observers/page-observer.ts';
import { listenToPlatform } from './observers/platform-events.ts';
import { createPrefetch, pause } from './loading/prefetch.ts';
import { createCodeLine, flowName } from './loading/code-line.ts';
import { createLazy, createLazyCode } from './loading/lazy-code.ts';
import { createLazyApi } from './loading/lazy-api.ts';
import { createPopupsCode } from './popups/popups-code.ts';
import { createLoginPorts } from './providers/login.ts';
import { readPendingDeletion } from './providers/pending-deletion.ts';
import { createSessionPorts } from './providers/session.ts';
import { type Ports, provideRoot } from './root-actor.ts';
import { createScreens } from './screens/screens.ts';
import { apiContextOf, type Services } from './services.ts';
import { browserTimers, createPageClock } from '#services/page-clock.ts';
import { dropAllPictures } from '#services/storage/drop-pictures.ts';
import { createStore, blocksBack } from './store.ts';

/**
 * The composition root.
 *
 * @param host the window or a stub; several apps may run in one process
 */
export function startApp(host: Host, services: Services, texts: AppTexts): App {
  const { storage, clock, auth, bridge, shell, analytics, records } = services;
  const send = (event: RootEvent) => root.send(event);

  const timers = createPageClock(browserTimers);
  const codeLine = createCodeLine(host);
  const lineFailed = () => send({ type: 'toast.raised', key: 'toastMsg.net_error' });
  const isOffline = () => selectOffline(root.getSnapshot());
  // Any answer proves a connection, even if the phone reports none.
  const lineWorks = () => {
    if (isOffline()) send({ type: 'connection.restored' });
  };
  const api = createLazyApi(
    apiContextOf(services, {
      lang: texts.language,
      onMaintenance: (time) => send({ type: 'maintenance.announced', time }),
      onSessionLost: (reason) => send({ type: 'session.lost', reason }),
    }),
    { failed: lineFailed, answered: lineWorks, needed: codeLine.needed },
  );
  const restart = () => shell.refreshApp();
  const showTheme = (theme: Theme) =>
    host.document.documentElement.setAttribute('data-theme', theme);
  const journal = createLazyCode(services.openJournal, codeLine.waiting(flowName));
  const erasure = createLazyCode(async () => {
    const { eraseEverything } = await import('#services/storage/erase.ts');
    return () => eraseEverything(host);
  });
  const pictures = { host, inMemory: new Map<string, Blob>() };
  const sharedServices = {
    api,
    clock,
    lang: texts.language,
    mobile: () => auth.mobile() ?? readPendingDeletion(storage)?.mobile ?? null,
    settleWindow: config.money.settleWindow,
  };
  const flowCode = createFlowCode(
    {
      ...sharedServices,
      timers,
      shell,
      storage,
      loggedIn: auth.loggedIn,
      isOffline,
      sight: () => ({ location: locationNow, subscribe: store.subscribe }),
      caps: config.caps,
      loadPage: (page) => codeLine.needed(loadPage(page)),
      loadErasure: () => codeLine.needed(erasure.load()),
      trackReceiveConfirmOverdue: () => analytics.log('receive_confirm_overdue'),
      showTheme,
      pictures,
      toastMessage: (message) => send({ type: 'toast.raised', message }),
    },
    journal,
    texts,
    codeLine.waiting(flowName),
  );
  const popupsCode = createPopupsCode({ api, shell, storage, clock, records }, journal, texts);
  const attemptOfFlow = () => selectAttemptOfFlow(root.getSnapshot());
  const attemptsCode = createAttemptsCode({ ...sharedServices, attemptOfFlow }, journal, texts);
  const infoCode = createInfoCode(
    { api, storage, records, clock, lang: texts.language, links: services.links },
    codeLine.waiting('info'),
  );
  const ports: Ports = {
    async fetchPopups() {
      await popupsCode.load();
    },
    async fetchAttempts() {
      await attemptsCode.load();
    },
    async fetchInfoPages(_, signal) {
      await infoCode.arrived(signal);
    },
    ...createSessionPorts({
      api,
      shell,
      storage,
      records,
      auth,
      journal,
      flowCode,
      erasure,
      forgetHistory: () => navigation.forget(),
      dropPictures: () => dropAllPictures(pictures),
      showTheme,
      shellWaitEnd: firstPageDecided(host),
      restart,
      onPersonChanged: (stored, named) =>
        changePerson({ store, auth: auth.get, send }, stored, named),
    }),
    ...createLoginPorts(api, storage),
  };
  const loadLanguage = (language: Language) =>
    codeLine.needed(texts.choose(language)).catch((error: unknown) => {
      if (failureOf(error).kind !== 'outdated') lineFailed();
    });
  const effects = {
    applyLanguage(language: Language) {
      storage.write('language', language);
      void loadLanguage(language);
    },
    trackSessionLoss: (reason: SessionLoss) => analytics.log(`session_${reason}`),
    trackLoginFail: () => analytics.log('login_fail'),
  };
  const machine = provideRoot(ports, effects, flowCode, popupsCode, attemptsCode, infoCode);
  const root = createActor(machine, {
    clock: timers,
    input: {
      location: locationOf(host.location.pathname, host.location.search),
      descriptorOf: descriptorsIn(flowCode),
    },
  });
  // A same-origin frame parent, which is only the simulated phone, may observe the page.
  host.frameElement?.dispatchEvent(new CustomEvent('hiram.root', { detail: root }));
  root.start();

  const store = createStore(root);
  const locationNow = () => selectLocation(store.snapshot());
  const loadingOverlay = createLoadingOverlay(store);
  const pageRendered = observePages({
    host,
    store,
    loadingOverlay,
    texts,
    storage,
    analytics,
    shell,
  });
  shell.banRollback({ pages: moneyPages });
  keepRecords(store, storage);

  const historyCode = createLazyCode(() => import('./navigation/history-code.ts'));
  const navigation = createNavigation(
    {
      location: locationNow,
      send,
      history: browserHistory(host),
      records,
      blocksBack: () => blocksBack(store.snapshot()),
      onBackAtRoot: (location) => shell.onBack(location.page),
    },
    historyCode.arrived,
  );
  const personInteracted = followLocations(store, navigation);

  listenToPlatform({
    host,
    send,
    bridge,
    storage,
    popped: navigation.popped,
    auth: auth.get,
    adopt: auth.adopt,
    forget: () => auth.set(null),
    async followLanguage(language) {
      await loadLanguage(language);
      // Fetches the lender's texts in the new language.
      send({ type: 'page.refreshed' });
    },
    timers,
    restart,
  });

  const appFiles = createLazy(async () =>
    (await import('./observers/keep-app-files.ts')).keepAppFiles(host),
  );
  const dayWatch = createLazy(async () =>
    (await import('./observers/watch-day.ts')).watchDay({
      clock,
      timers,
      passed: () => send({ type: 'page.shown' }),
    }),
  );
  const screens = createScreens(texts, codeLine);
  const loadFlow = async (owner: string) => isFlowId(owner) && flowCode[owner].load();
  const loadPage = (page: PageId) =>
    Promise.all([screens(page).load(), loadFlow(pageRow(page).flow)]);
  const prefetch = createPrefetch(loadPage, () => Promise.all([api.load(), navigation.open()]));
  // The stored session is known before the server replies, so its page is prefetched.
  if (auth.get()) prefetch.expected(store.snapshot().context.requested.page);
  return {
    root,
    store,
    texts,
    loadingOverlay,
    codeLine,
    history: navigation,
    screens,
    request(rootRequest) {
      if (rootRequest.type === 'nav.back' && navigation.back()) return;
      personInteracted();
      send(rootRequest);
    },
    interacted() {
      personInteracted();
      prefetch.interacted();
    },
    rendered(page) {
      pageRendered();
      prefetch.rendered(page);
      setTimeout(() => {
        void dayWatch().catch(() => undefined);
        if (host.navigator.serviceWorker) void appFiles().catch(() => undefined);
      }, pause);
    },
    restart,
    renew: () => host.dispatchEvent(new Event('hiram.renew')),
  };
}
