/** What a page finds of a setting of its web view; `unseen` where no page can tell. */
type Finding = 'on' | 'off' | 'unseen';

/** A setting that the pages need, as `docs/shell.md` lists it. */
export type WebViewSetting = { name: string; finding: Finding };

/** What of a page's window is looked at. */
export type SeenWindow = {
  readonly isSecureContext: boolean;
  readonly localStorage: Storage | null;
  readonly sessionStorage: Storage | null;
  readonly indexedDB?: IDBFactory | null;
  readonly caches?: CacheStorage;
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly HTMLScriptElement: { readonly supports?: (kind: string) => boolean };
};

/** Naming what is switched off throws in some web views, and is null in others. */
function finds(look: () => unknown): Finding {
  try {
    return look() ? 'on' : 'off';
  } catch {
    return 'off';
  }
}

/** What a native app must switch on in its web view, looked at from within its page. */
export function settingsOf(page: SeenWindow): WebViewSetting[] {
  return [
    { name: 'Secure origin (https)', finding: finds(() => page.isSecureContext) },
    { name: 'DOM storage', finding: finds(() => page.localStorage && page.sessionStorage) },
    { name: 'IndexedDB', finding: finds(() => page.indexedDB) },
    { name: 'Cache storage', finding: finds(() => page.caches) },
    { name: 'Service workers', finding: finds(() => page.navigator.serviceWorker) },
    {
      name: 'Prerender',
      finding: finds(() => page.HTMLScriptElement.supports?.('speculationrules')),
    },
    { name: 'Back/forward cache', finding: 'unseen' },
  ];
}
