import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { LoadingCover } from '#components/loading-cover.tsx';
import { Text } from '#components/text.tsx';
import { ToastRegion } from '#components/toast-region.tsx';
import type { RootSnapshot } from '#machines/root/place.ts';
import type { Toast, ToastKey } from '#machines/root/root.setup.ts';
import { useApp } from './app-context.ts';
import { useSelected } from './use-selected.ts';

/** Rare, and it needs dates: loaded when it is. */
const Maintenance = lazy(async () => ({
  default: (await import('./maintenance.tsx')).Maintenance,
}));

const selectOverlays = (snapshot: RootSnapshot) => ({
  toast: snapshot.context.toasts[0] ?? null,
  logoutAsked: snapshot.context.logoutAsked,
  maintenance: snapshot.matches({ maintenance: 'shown' })
    ? { time: snapshot.context.maintenanceTime }
    : null,
});

/** What lies over every page: the cover, the question of logging out, maintenance, toasts. */
export function Overlays() {
  const { cover } = useApp();
  const { t } = useTranslation('common');
  const { toast, logoutAsked, maintenance } = useSelected(selectOverlays);
  const covered = useSyncExternalStore(cover.subscribe, cover.open);
  return (
    <>
      <LoadingCover open={covered && !maintenance} text={t('loading')} />
      {logoutAsked && <LogoutQuestion />}
      {maintenance && (
        <Suspense>
          <Maintenance time={maintenance.time} />
        </Suspense>
      )}
      <Toasts toast={toast} />
    </>
  );
}

/** The text of each toast, and whether it is good news. */
const toasts = {
  'toastMsg.loginTip1': { key: 'loginTip1', tone: 'plain' },
  'toastMsg.loginTip2': { key: 'loginTip2', tone: 'plain' },
  'toastMsg.loginTip3': { key: 'loginTip3', tone: 'plain' },
  'toastMsg.net_error': { key: 'net_error', tone: 'plain' },
  'toastMsg.moneySent': { key: 'moneySent', tone: 'success' },
  'toastMsg.approved': { key: 'approved', tone: 'success' },
} as const satisfies Record<ToastKey, object>;

function Toasts({ toast }: { toast: Toast | null }) {
  const { t } = useTranslation('toastMsg');
  if (!toast) return <ToastRegion toast={null} />;
  const { key, tone } = toasts[toast.key];
  return <ToastRegion toast={{ id: String(toast.id), text: t(key), tone }} />;
}

function LogoutQuestion() {
  const { root, acted } = useApp();
  const { t } = useTranslation('common');
  const stay = () => root.send({ type: 'logout.cancelled' });
  const leave = () => {
    acted();
    root.send({ type: 'logout.confirmed' });
  };
  return (
    <Dialog
      open
      alert
      title={t('logout.title')}
      onClose={stay}
      actions={
        <>
          <Button onPress={leave}>{t('yes')}</Button>
          <Button kind="secondary" onPress={stay}>
            {t('no')}
          </Button>
        </>
      }
    >
      <Text>{t('logout.text')}</Text>
    </Dialog>
  );
}
