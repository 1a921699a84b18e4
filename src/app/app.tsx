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
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { selectLocation, selectTitle } from '#machines/root/location.ts';
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

type Place = { location: Location; title: TitleKey };

function selectPlace(snapshot: RootSnapshot, last: Place | null | undefined): Place | null {
  const [location, title] = [selectLocation(snapshot), selectTitle(snapshot)];
  return location && title ? { location, title } : (last ?? null);
}

const hotline = <Hotline />;

function Line({ children }: { children: ReactNode }) {
  return (
    <Offline value={useSelected(selectOffline)}>
      <WayWithoutInternet value={hotline}>{children}</WayWithoutInternet>
    </Offline>
  );
}

/** The neutral page, with the markup of `index.html`. */
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

const Screen = memo(function Screen({ page, window }: { page: PageId; window: Window }) {
  const { screens, rendered } = useApp();
  const component = use(screens(page).arrived());
  useLayoutEffect(() => rendered(page), [rendered, page]);
  // The page's listeners are attached now, so `index.html` can replay the earlier input.
  useEffect(() => void window.dispatchEvent(new Event('hiram.up')), [window]);
  return createElement(component);
});

/**
 * Renders the page of the chart's location, never of the browser's address. The previous page stays
 * until the code of the next one has loaded.
 */
function Pages({ window }: { window: Window }) {
  const { screens } = useApp();
  const { t } = useTranslation('title');
  const place = useSelected(selectPlace);
  // The initial value `null` shows the neutral page until the first page's code has loaded.
  const deferred = useDeferredValue(place, null);
  const shown = place && screens(place.location.page).isLoaded() ? place : deferred;
  // The Suspense boundary with the neutral page is innermost, because React delays a page that
  // replaces a fallback. Each page has its own error boundary, so that a failure does not affect
  // the next page.
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
 * The router loads after the first page, or with the first interaction or history entry, because it
 * weighs 10.7 KiB. `React.lazy` is not used: after any fallback, React delays the next page for up
 * to 300 ms.
 */
function History({ window }: { window: Window }) {
  const { writer, attach } = useApp().history;
  const Writer = useWatched(writer);
  return Writer && createElement(Writer, { attach, window });
}

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
