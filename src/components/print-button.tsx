import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { documentIcon } from './icons/document.ts';
import styles from './print-button.module.css';

/** Android's WebView has the function, which does nothing there. */
const isWebView = ({ userAgent }: Navigator) => userAgent.includes('; wv)');

/** Prints the page, or saves it as a PDF; not there where the phone can't. */
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
