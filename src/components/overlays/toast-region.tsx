import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast-region.module.css';
import { barHeight, subscribeToastPlace, topPlace } from './toast-place.ts';

interface Toast {
  readonly id: string;
  readonly text: string;
}

/** A toast, in the top layer if the browser has popovers, otherwise above the page. */
function Message({ text }: Toast) {
  const box = useRef<HTMLSpanElement>(null);
  const bar = useSyncExternalStore(subscribeToastPlace, barHeight, barHeight);

  useLayoutEffect(() => {
    const { current } = box;
    // The dialog of the toast may unmount with this same change; the toast is then rendered outside
    // of it.
    if (current?.isConnected && 'showPopover' in current) current.showPopover();
  }, []);

  return (
    <span ref={box} popover="manual" className={styles.toast} style={{ bottom: bar }}>
      <span>{text}</span>
    </span>
  );
}

/** The region always exists, so that new toasts are announced; an open dialog contains them. */
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
