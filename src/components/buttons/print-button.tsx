import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { documentIcon } from '../icons/document.ts';
import styles from './print-button.module.css';
import { isWebView } from '../page/web-view.ts';

/** Hidden in Android's WebView, whose `print` has no effect. */
export function PrintButton({ label }: { readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const window = place.current?.ownerDocument.defaultView;
    if (place.current && window) place.current.hidden = isWebView(window.navigator);
  }, []);
  return (
    <div ref={place} className={styles.print}>
      <Button
        kind="secondary"
        icon={documentIcon}
        onPress={() => place.current?.ownerDocument.defaultView?.print()}
      >
        {label}
      </Button>
    </div>
  );
}
