import {
  type Location,
  type PageId,
  sameLocation,
  type TitleKey,
  transactionOf,
} from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { type RootSnapshot, selectCreditOrderId } from '#machines/root/active-flow.ts';
import { selectLocation, selectTitle } from '#machines/root/location.ts';
import type { Analytics } from '#services/analytics/analytics.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { LoadingOverlay } from '../loading/loading-overlay.ts';
import { sendsMoney, type Store } from '../store.ts';

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
 * Reports the page on screen (S2, S3) to the document, the shell, analytics and the storage.
 * Returns a function to call after a page is rendered.
 */
export function observePages(context: ObserverContext): () => void {
  const { host, store, loadingOverlay, texts, storage, analytics, shell } = context;
  let last: Location | null = null;
  let credit: { userKey: string | null; id: string } | null = null;
  let lastCreditOrderId: string | null = null;
  let lastTitle: TitleKey | null = null;
  let named: PageId | null = null;
  let banned = false;
  let finished = false;

  /** Returns the borrower's last known order while the flow does not know its own. */
  function creditOrderIdOf(snapshot: RootSnapshot): string | null {
    const { lastUserKey: userKey } = snapshot.context;
    const id = selectCreditOrderId(snapshot);
    if (id === undefined) return null;
    if (id !== null) credit = { userKey, id };
    return credit?.userKey === userKey ? credit.id : null;
  }
  /**
   * Nothing is stored without a borrower, so that the keys stay cleared after logout and deletion.
   */
  const borrowerKnown = () => store.snapshot().context.lastUserKey !== null;

  /** The name is also stored when the borrower becomes known without a page change. */
  function storeName(page: PageId): void {
    if (!borrowerKnown()) named = null;
    else if (page !== named) {
      storage.write('PageName', page);
      named = page;
    }
  }

  function show(location: Location, title: TitleKey): void {
    const pageTitle = texts.i18n.t(`title:${title}`);
    host.document.title = pageTitle;
    analytics.showPage({
      title,
      pageTitle,
      transactionType: transactionOf(location),
      loanOrderId: location.query.loanOrderId ?? null,
      creditOrderId: lastCreditOrderId,
    });
  }
  function look(): void {
    const snapshot = store.snapshot();
    const sending = sendsMoney(snapshot);
    if (sending !== banned) {
      banned = sending;
      shell.banRollback({ isBan: sending });
    }
    const [location, title] = [selectLocation(snapshot), selectTitle(snapshot)];
    if (!location || !title) return;
    storeName(location.page);
    const creditOrderId = creditOrderIdOf(snapshot);
    const same = last && sameLocation(location, last) && title === lastTitle;
    if (same && creditOrderId === lastCreditOrderId) return;
    if (last?.page !== location.page) {
      const [isHome, wasHome] = [location.page === 'home', last?.page === 'home'];
      if (isHome !== wasHome || !last) shell.showBottomNavigate(isHome);
    }
    last = location;
    lastTitle = title;
    lastCreditOrderId = creditOrderId;
    show(location, title);
  }

  store.subscribe(look);
  loadingOverlay.subscribe(() => {
    const showLoading = loadingOverlay.get();
    shell.showLoading(showLoading);
    if (!borrowerKnown()) return;
    storage.write('commonInfo', { ...storage.read('commonInfo'), showLoading });
  });
  texts.i18n.on('languageChanged', (language) => {
    host.document.documentElement.lang = language;
    if (last && lastTitle) show(last, lastTitle);
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
