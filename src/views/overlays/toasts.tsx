import { useTranslation } from 'react-i18next';
import { ToastRegion } from '#components/overlays/toast-region.tsx';
import type { Toast, ToastKey } from '#machines/root/context.ts';

const texts = {
  'toastMsg.loginTip1': { key: 'loginTip1' },
  'toastMsg.loginTip2': { key: 'loginTip2' },
  'toastMsg.loginTip3': { key: 'loginTip3' },
  'toastMsg.net_error': { key: 'net_error' },
  'toastMsg.offerEnded': { key: 'offerEnded' },
} as const satisfies Record<ToastKey, object>;

export function Toasts({ toast }: { toast: Toast | null }) {
  const { t } = useTranslation('toastMsg');
  if (!toast) return <ToastRegion toast={null} />;
  const text = 'key' in toast ? t(texts[toast.key].key) : toast.message;
  return <ToastRegion toast={{ id: String(toast.id), text }} />;
}
