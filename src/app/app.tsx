import { Suspense, useDeferredValue, useEffect, useLayoutEffect, ViewTransition } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { hrefOf, type PageId, pageIds, pages, type Place } from '#domain/pages.ts';
import { Button } from '#components/button.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { type RootSnapshot, selectPlace } from '#machines/root/place.ts';
import { type App as RunningApp, AppProvider, useApp } from './app-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Overlays } from './overlays.tsx';
import { useSelected } from './use-selected.ts';

/** Where the person is; between places, where they were. */
const selectShown = (snapshot: RootSnapshot, last: Place | null | undefined): Place | null =>
  selectPlace(snapshot) ?? last ?? null;

/** Hands the router's `navigate` to whatever projects places onto the history. */
function RouterLink() {
  const { attach } = useApp();
  const navigate = useNavigate();
  useEffect(() => attach((href, options) => void navigate(href, options)), [attach, navigate]);
  return null;
}

/** The pre-rendered shell of `index.html`: what stands while the first page is not there yet. */
function Shell() {
  const { t } = useTranslation('common');
  return (
    <div className="app-shell">
      <header className="app-header">
        <span className="app-header-side" />
        <span className="app-brand">Hiram</span>
        <span className="app-header-side" />
      </header>
      <p className="app-company">
        {t('company.name')}
        <br />
        {t('company.registration')}
      </p>
    </div>
  );
}

function Screen({ page }: { page: PageId }) {
  const { screens, drawn } = useApp();
  const { Component } = screens(page);
  useLayoutEffect(() => drawn(page), [drawn, page]);
  return <Component />;
}

/** A page failed while it was drawn; nothing of the flow beneath is lost. */
function Broken({ recover }: { recover: () => void }) {
  const { ask, restart } = useApp();
  const { t } = useTranslation('common');
  const goHome = () => {
    ask({ type: 'place.requested', place: { page: 'home', query: {} } });
    recover();
  };
  return (
    <main>
      <ErrorState
        title={t('broken.title')}
        text={t('broken.text')}
        actions={
          <>
            <Button onPress={restart}>{t('broken.retry')}</Button>
            <Button kind="secondary" onPress={goHome}>
              {t('home')}
            </Button>
          </>
        }
      />
    </main>
  );
}

/** The page of the chart's place, never of the browser's address. */
function Pages() {
  const shown = useDeferredValue(useSelected(selectShown));
  if (!shown) return <Shell />;
  return (
    <ErrorBoundary Fallback={Broken}>
      <Suspense fallback={<Shell />}>
        <ViewTransition key={shown.page} default="page" update="none">
          <div>
            <Routes location={hrefOf(shown)}>
              {pageIds.map((page) => (
                <Route key={page} path={pages[page].path} element={<Screen page={page} />} />
              ))}
            </Routes>
          </div>
        </ViewTransition>
      </Suspense>
    </ErrorBoundary>
  );
}

export function App({ app }: { app: RunningApp }) {
  return (
    <I18nextProvider i18n={app.texts.i18n}>
      <AppProvider value={app}>
        <BrowserRouter>
          <RouterLink />
          <Pages />
        </BrowserRouter>
        <Overlays />
      </AppProvider>
    </I18nextProvider>
  );
}
