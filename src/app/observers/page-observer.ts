import { type Location, pageRow, sameLocation, titleKeyOf, transactionOf } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { selectCreditOrderId } from '#machines/root/active-flow.ts';
import { type RootSnapshot, selectLocation } from '#machines/root/location.ts';
import type { Analytics } from '#services/analytics/analytics.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { LoadingOverlay } from '../loading/loading-overlay.ts';
import { movesMoney, type Store } from '../store.ts';

/** What of a window is told of pages. */
export type PageHost = {
  readonly document: EventTarget & { title: string; readonly documentElement: { lang: string } };
  requestAnimationFrame: (callback: () => void) => unknown;
};

export type ObserverContext = {
  host: PageHost;
  store: Store;
  loadingOverlay: LoadingOverlay;
  texts: AppTexts;
  storage: Storage;
  analytics: Pick<Analytics, 'showPage' | 'watchScroll'>;
  shell: Pick<Shell, 'showBottomNavigate' | 'showLoading' | 'banRollback' | 'h5PageFinish'>;
};

/**
 * The one place that tells the world which page is on screen: the document's title, the shell,
 * analytics and `PageName` (S2, S3). Returns what to call once a page is rendered.
 */
export function observePages(context: ObserverContext): () => void {
  const { host, store, loadingOverlay, texts, storage, analytics, shell } = context;
  let last: Location | null = null;
  let banned = false;
  let finished = false;

  function titleOf(location: Location): string {
    return texts.i18n.t(`title:${titleKeyOf(location)}`);
  }
  function show(location: Location, snapshot: RootSnapshot): void {
    const pageTitle = titleOf(location);
    host.document.title = pageTitle;
    analytics.showPage({
      pageTitle,
      transactionType: transactionOf(location),
      loanOrderId: location.query.loanOrderId ?? null,
      creditOrderId: selectCreditOrderId(snapshot),
    });
  }
  function look(): void {
    const snapshot = store.snapshot();
    const money = movesMoney(snapshot);
    if (money !== banned) {
      banned = money;
      shell.banRollback({ isBan: money });
    }
    const location = selectLocation(snapshot);
    if (!location || (last && sameLocation(location, last))) return;
    if (last?.page !== location.page) {
      storage.write('PageName', pageRow(location.page).routeName ?? location.page);
      const [isHome, wasHome] = [location.page === 'home', last?.page === 'home'];
      if (isHome !== wasHome || !last) shell.showBottomNavigate(isHome);
    }
    last = location;
    show(location, snapshot);
  }

  store.subscribe(look);
  loadingOverlay.subscribe(() => {
    const showLoading = loadingOverlay.get();
    shell.showLoading(showLoading);
    storage.write('commonInfo', { ...storage.read('commonInfo'), showLoading });
  });
  texts.i18n.on('languageChanged', (language) => {
    host.document.documentElement.lang = language;
    if (last) show(last, store.snapshot());
  });
  host.document.documentElement.lang = texts.language();
  analytics.watchScroll(host.document);
  look();

  return () => {
    if (finished) return;
    finished = true;
    host.requestAnimationFrame(() => shell.h5PageFinish());
  };
}
