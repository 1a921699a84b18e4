import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '#components/loading-overlay.tsx';
import type { RootEvent } from '#machines/root/context.ts';
import { selectOverlays } from '#machines/root/view.ts';
import { LogoutQuestion } from '#views/overlays/logout-question.tsx';
import { Toasts } from '#views/overlays/toasts.tsx';
import { useApp } from './app-context.ts';
import { createLazyCode } from './loading/lazy-code.ts';
import { useSelected } from './use-selected.ts';

/** Rare, and it needs dates: its code comes when it is due, as soon as the line lets it. */
const lazyMaintenance = createLazyCode(
  async () => (await import('#views/overlays/maintenance.tsx')).Maintenance,
);
const Maintenance = lazy(async () => ({ default: await lazyMaintenance.arrived() }));

/** What lies over every page: the loading overlay, the question of logging out, maintenance, toasts. */
export function Overlays() {
  const { loadingOverlay, root, interacted } = useApp();
  const { t } = useTranslation('common');
  const { toast, logoutAsked, maintenance } = useSelected(selectOverlays);
  const loading = useSyncExternalStore(loadingOverlay.subscribe, loadingOverlay.get);
  const send = (event: RootEvent) => {
    if (event.type === 'logout.confirmed') interacted();
    root.send(event);
  };
  return (
    <>
      <LoadingOverlay open={loading && !maintenance} text={t('loading')} />
      {logoutAsked && <LogoutQuestion send={send} />}
      {maintenance && (
        <Suspense>
          <Maintenance time={maintenance.time} send={send} />
        </Suspense>
      )}
      <Toasts toast={toast} />
    </>
  );
}
