import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { warningIcon } from '../icons/warning.ts';
import styles from './toast-region.module.css';
import { barHeight, subscribeToastPlace, topPlace } from './toast-place.ts';

interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone?: 'plain' | 'success' | 'danger' | undefined;
}

const icons = { plain: undefined, success: checkIcon, danger: warningIcon } as const;

/** One message, in the top layer where the browser has popovers, else merely above the page. */
function Message({ text, tone = 'plain' }: Toast) {
  const box = useRef<HTMLSpanElement>(null);
  const icon = icons[tone];
  const bar = useSyncExternalStore(subscribeToastPlace, barHeight, barHeight);

  useLayoutEffect(() => {
    const { current } = box;
    // The dialog it was to speak in may be leaving with this very change: then it comes again, outside.
    if (current?.isConnected && 'showPopover' in current) current.showPopover();
  }, []);

  return (
    <span
      ref={box}
      popover="manual"
      className={classNames(styles.toast, styles[tone])}
      style={{ bottom: bar }}
    >
      {icon && <Icon drawing={icon} />}
      <span>{text}</span>
    </span>
  );
}

/**
 * Where toasts are seen and announced. It is always there, empty or not, so that what appears in it is spoken;
 * while a dialog is open they speak inside it. How long and which one is told from outside.
 */
export function ToastRegion({ toast }: { readonly toast: Toast | null }) {
  const place = useSyncExternalStore(subscribeToastPlace, topPlace, topPlace);
  const message = toast && <Message key={toast.id} {...toast} />;
  return (
    <>
      <output>{place === undefined && message}</output>
      {place !== undefined && message && createPortal(message, place)}
    </>
  );
}
