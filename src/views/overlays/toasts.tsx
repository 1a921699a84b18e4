import { useTranslation } from 'react-i18next';
import { ToastRegion } from '#components/toast-region.tsx';
import type { Toast, ToastKey } from '#machines/root/context.ts';

/** The text of each toast, and whether it is good news. */
const toasts = {
  'toastMsg.loginTip1': { key: 'loginTip1', tone: 'plain' },
  'toastMsg.loginTip2': { key: 'loginTip2', tone: 'plain' },
  'toastMsg.loginTip3': { key: 'loginTip3', tone: 'plain' },
  'toastMsg.net_error': { key: 'net_error', tone: 'plain' },
  'toastMsg.moneySent': { key: 'moneySent', tone: 'success' },
  'toastMsg.approved': { key: 'approved', tone: 'success' },
} as const satisfies Record<ToastKey, object>;

/** Where the message of the moment stands; always there, so that what appears in it is spoken. */
export function Toasts({ toast }: { toast: Toast | null }) {
  const { t } = useTranslation('toastMsg');
  if (!toast) return <ToastRegion toast={null} />;
  const { key, tone } = toasts[toast.key];
  return <ToastRegion toast={{ id: String(toast.id), text: t(key), tone }} />;
}
