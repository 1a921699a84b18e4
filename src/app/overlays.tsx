import { createElement, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { LoadingOverlay } from '#components/page/loading-overlay.tsx';
import type { RootEvent } from '#machines/root/context.ts';
import { selectOverlays } from '#machines/root/view.ts';
import { LogoutQuestion } from '#views/overlays/logout-question.tsx';
import { Toasts } from '#views/overlays/toasts.tsx';
import { useApp } from './app-context.ts';
import { lazyAttempts } from './attempts/attempts-code.ts';
import { lazyPopups } from './popups/popups-code.ts';
import { ErrorBoundary, Nothing } from './error-boundary.tsx';
import { createLazyCode } from './loading/lazy-code.ts';
import { MissingCode, NewerBuild, useMissingCode } from './missing-code.tsx';
import { useSelected } from './use-selected.ts';
import { useWatched } from './use-watched.ts';

/** The code loads when maintenance starts, because the screen is rare and needs the date code. */
const lazyMaintenance = createLazyCode(
  async () => (await import('#views/overlays/maintenance.tsx')).Maintenance,
);
const Maintenance = lazy(async () => ({ default: await lazyMaintenance.arrived() }));

/** The code has loaded before a popup opens. */
const Popups = () => createElement(lazyPopups.get());

/** The code has loaded before the attempts machine starts. */
const Attempts = () => createElement(lazyAttempts.get().Attempts);

/** Replaces an overlay that failed to render, with its subject and the same buttons. */
function Plain({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="app-notice">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function PlainLogoutQuestion() {
  const { root } = useApp();
  const { t } = useTranslation('common');
  return (
    <Plain title={t('logout.title')}>
      <Button onPress={() => root.send({ type: 'logout.confirmed' })}>{t('logout.confirm')}</Button>
      <Button kind="secondary" onPress={() => root.send({ type: 'logout.cancelled' })}>
        {t('logout.stay')}
      </Button>
    </Plain>
  );
}

function PlainMaintenance() {
  const { root } = useApp();
  const { t } = useTranslation('common');
  return (
    <Plain title={t('maintenance.title')}>
      <Button onPress={() => root.send({ type: 'maintenance.closed' })}>
        {t('maintenance.close')}
      </Button>
    </Plain>
  );
}

/** The layers above the pages. A layer that fails to render does not affect the others. */
export function Overlays() {
  const { codeLine, loadingOverlay, root, interacted } = useApp();
  const { t } = useTranslation('common');
  const { toast, logoutAsked, maintenance, popups, attempts } = useSelected(selectOverlays);
  const loading = useWatched(loadingOverlay);
  const missing = useMissingCode();
  const outdated = useWatched(codeLine.outdated);
  const send = (event: RootEvent) => {
    if (event.type === 'logout.confirmed') interacted();
    root.send(event);
  };
  return (
    <>
      <ErrorBoundary Fallback={Nothing}>
        {outdated && !maintenance && <NewerBuild />}
        {missing && !outdated && !maintenance && <MissingCode />}
        {!missing && !outdated && (
          <LoadingOverlay open={loading && !maintenance} text={t('loading')} />
        )}
      </ErrorBoundary>
      {attempts && (
        <ErrorBoundary Fallback={Nothing}>
          <Attempts />
        </ErrorBoundary>
      )}
      {popups && (
        <ErrorBoundary Fallback={Nothing}>
          <Popups />
        </ErrorBoundary>
      )}
      {logoutAsked && (
        <ErrorBoundary Fallback={PlainLogoutQuestion}>
          <LogoutQuestion send={send} />
        </ErrorBoundary>
      )}
      {maintenance && (
        <ErrorBoundary Fallback={PlainMaintenance}>
          <Suspense>
            <Maintenance time={maintenance.time} send={send} />
          </Suspense>
        </ErrorBoundary>
      )}
      <ErrorBoundary key={toast?.id} Fallback={Nothing}>
        <Toasts toast={toast} />
      </ErrorBoundary>
    </>
  );
}
