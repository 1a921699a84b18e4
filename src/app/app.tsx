import {
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
} from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { PageId, Location, TitleKey } from '#domain/pages.ts';
import { type RootSnapshot, selectLocation, selectTitle } from '#machines/root/location.ts';
import { selectOffline } from '#machines/root/view.ts';
import { Offline, WayWithoutInternet } from '#components/page/offline.ts';
import { PageTitle } from '#components/page/page-title.ts';
import { type App as RunningApp, AppProvider, useApp } from './app-context.ts';
import { BrokenPage } from './broken-page.tsx';
import { ErrorBoundary, Nothing } from './error-boundary.tsx';
import { Hotline } from './hotline.tsx';
import { Overlays } from './overlays.tsx';
import { useSelected } from './use-selected.ts';
import { useWatched } from './use-watched.ts';

/** A location, and what its page is called. */
type Place = { location: Location; title: TitleKey };

/** Where the person is; between locations, where they were. */
function selectShown(snapshot: RootSnapshot, last: Place | null | undefined): Place | null {
  const [location, title] = [selectLocation(snapshot), selectTitle(snapshot)];
  return location && title ? { location, title } : (last ?? null);
}

const hotline = <Hotline />;

/** Tells all pages whether the phone has a line, and how customer service is reached without one. */
function Line({ children }: { children: ReactNode }) {
  return (
    <Offline value={useSelected(selectOffline)}>
      <WayWithoutInternet value={hotline}>{children}</WayWithoutInternet>
    </Offline>
  );
}

/** The pre-rendered shell of `index.html`: what stands while the first page is not there yet. */
function Shell() {
  const { t } = useTranslation('common');
  return (
    <div className="app-shell">
      <header className="app-header app-header-bare">
        <span className="app-header-side" />
        <span className="app-brand">Hiram</span>
        <span className="app-header-side" />
      </header>
      <main>
        <h1 className="visually-hidden">Hiram</h1>
        <p className="app-company">
          {t('company.name')}
          <br />
          {t('company.registration')}
        </p>
      </main>
    </div>
  );
}

/** A page's screen; it waits for its code where that is not there yet. */
const Screen = memo(function Screen({ page, window }: { page: PageId; window: Window }) {
  const { screens, rendered } = useApp();
  const component = use(screens(page).arrived());
  useLayoutEffect(() => rendered(page), [rendered, page]);
  // By now the page hears what is done to it: what was done before is told to it (index.html).
  useEffect(() => void window.dispatchEvent(new Event('hiram.up')), [window]);
  return createElement(component);
});

/**
 * The page of the chart's location, never of the browser's address. A page whose code is there is
 * rendered with the tap that leads to it; until another's has come, the page before it stays.
 */
function Pages({ window }: { window: Window }) {
  const { screens } = useApp();
  const { t } = useTranslation('title');
  const place = useSelected(selectShown);
  // At first the shell: whoever opens a page by its address waits for its code, as between two pages.
  const deferred = useDeferredValue(place, null);
  const shown = place && screens(place.location.page).isLoaded() ? place : deferred;
  // The shell stands inside: React shows a page late that replaces a fallback. Each page has a
  // boundary of its own: what fails on one is over on the next.
  return (
    <Suspense fallback={<Shell />}>
      {shown ? (
        <ErrorBoundary key={shown.location.page} Fallback={BrokenPage}>
          <PageTitle value={t(shown.title)}>
            <Screen page={shown.location.page} window={window} />
          </PageTitle>
        </ErrorBoundary>
      ) : (
        <Shell />
      )}
    </Suspense>
  );
}

/**
 * The router, which comes after the first page, or with the first thing a person does: at the
 * start it would weigh 10.7 KiB. Not `React.lazy`: after a fallback, even an empty one, React holds
 * back the next page for up to 300 ms.
 */
function History({ window }: { window: Window }) {
  const { writer, attach } = useApp().history;
  const Writer = useWatched(writer);
  return Writer && createElement(Writer, { attach, window });
}

/** @param window whose history the router writes, and where it is told that a page is up */
export function App({ app, window }: { app: RunningApp; window: Window }) {
  return (
    <I18nextProvider i18n={app.texts.i18n}>
      <AppProvider value={app}>
        <Line>
          <Pages window={window} />
        </Line>
        <Overlays />
        <ErrorBoundary Fallback={Nothing}>
          <History window={window} />
        </ErrorBoundary>
      </AppProvider>
    </I18nextProvider>
  );
}
