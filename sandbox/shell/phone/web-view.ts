/** `unseen`: no page can detect the setting. */
type Finding = 'on' | 'off' | 'unseen';

/** A setting that the pages need, as listed in `docs/shell.md`. */
export type WebViewSetting = { name: string; finding: Finding };

export type CheckedWindow = {
  readonly isSecureContext: boolean;
  readonly localStorage: Storage | null;
  readonly sessionStorage: Storage | null;
  readonly indexedDB?: IDBFactory | null;
  readonly caches?: CacheStorage;
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly HTMLScriptElement: { readonly supports?: (kind: string) => boolean };
};

/** Access to a disabled feature throws in some web views and returns null in others. */
function finds(look: () => unknown): Finding {
  try {
    return look() ? 'on' : 'off';
  } catch {
    return 'off';
  }
}

export function settingsOf(page: CheckedWindow): WebViewSetting[] {
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
