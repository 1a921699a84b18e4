import { type Place, pageRow, samePlace, titleKeyOf, transactionOf } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { type RootSnapshot, selectPlace } from '#machines/root/place.ts';
import type { Analytics } from '#services/analytics/analytics.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { Cover } from './cover.ts';
import { hasTagAnywhere, type Store } from './store.ts';

export type ObserverContext = {
  store: Store;
  cover: Cover;
  texts: AppTexts;
  storage: Storage;
  analytics: Pick<Analytics, 'showPage' | 'watchScroll'>;
  shell: Pick<Shell, 'showBottomNavigate' | 'showLoading' | 'banRollback' | 'h5PageFinish'>;
};

/** The credit order that the flow on screen is about, as far as it knows. */
function creditOrderIn({ children: { borrow, home } }: RootSnapshot): string | null {
  const quota = borrow?.getSnapshot().context.limit?.quota;
  return (
    quota?.creditOrderId ?? home?.getSnapshot().context.homepage?.credit?.creditOrderId ?? null
  );
}

/** Whether money is under way in any flow. */
export function movesMoney(snapshot: RootSnapshot): boolean {
  return hasTagAnywhere(snapshot, 'money');
}

/**
 * The one place that tells the world which page is on screen: the document's title, the shell,
 * analytics and `PageName` (S2, S3). Returns what to call once a page is drawn.
 */
export function observePages(context: ObserverContext): () => void {
  const { store, cover, texts, storage, analytics, shell } = context;
  let last: Place | null = null;
  let banned = false;
  let finished = false;

  function titleOf(place: Place): string {
    return texts.i18n.t(`title:${titleKeyOf(place)}`);
  }
  function show(place: Place, snapshot: RootSnapshot): void {
    const pageTitle = titleOf(place);
    document.title = pageTitle;
    analytics.showPage({
      pageTitle,
      transactionType: transactionOf(place),
      loanOrderId: place.query.loanOrderId ?? null,
      creditOrderId: creditOrderIn(snapshot),
    });
  }
  function look(): void {
    const snapshot = store.snapshot();
    const money = movesMoney(snapshot);
    if (money !== banned) {
      banned = money;
      shell.banRollback({ isBan: money });
    }
    const place = selectPlace(snapshot);
    if (!place || (last && samePlace(place, last))) return;
    if (last?.page !== place.page) {
      storage.write('PageName', pageRow(place.page).routeName ?? place.page);
      const [isHome, wasHome] = [place.page === 'home', last?.page === 'home'];
      if (isHome !== wasHome || !last) shell.showBottomNavigate(isHome);
    }
    last = place;
    show(place, snapshot);
  }

  store.subscribe(look);
  cover.subscribe(() => {
    shell.showLoading(cover.open());
    storage.write('commonInfo', { ...storage.read('commonInfo'), showLoading: cover.open() });
  });
  texts.i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    if (last) show(last, store.snapshot());
  });
  document.documentElement.lang = texts.language();
  analytics.watchScroll(document);
  look();

  return () => {
    if (finished) return;
    finished = true;
    requestAnimationFrame(() => shell.h5PageFinish());
  };
}
